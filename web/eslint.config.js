import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['src/api/schema.ts', 'dev/fixtures/']), // written by openapi-typescript and dev/fixtures.py
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      'no-undef': 'off', // the type check finds unknown names
      '@typescript-eslint/no-meaningless-void-operator': 'off', // `void value` says what an effect depends on
      // It reports every Set and Map inside an exported class. Ours are local, or replaced as a whole (`$state.raw`).
      'svelte/prefer-svelte-reactivity': 'off',
      // Coordinates, sizes and counts go into paths and texts as they are.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Handlers: `onclick={() => close()}`.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // With `noUncheckedIndexedAccess` every element may be undefined. `list[index]!` says that it is there; the
      // selector below forbids `!` everywhere else.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'TSNonNullExpression:not(:has(> MemberExpression[computed=true])):not(:has(> CallExpression[callee.property.name="at"]))',
          message: 'Only an element that is known to be there may have `!` (`list[index]!`). Check or narrow others.',
        },
        // Moves are texts of the server's: the client plays them as they are. See also src/noRules.test.ts.
        {
          selector: 'CallExpression[callee.property.name="split"][arguments.0.value=" "]',
          message: 'Words of a move are not for the client: the view says what a move lights and does.',
        },
        {
          selector:
            'BinaryExpression[operator=/^[!=]==?$/]:has(> MemberExpression[property.name="move"]):has(> Literal)',
          message: 'Do not compare a move with a text: the view says what it is (`commit`, `targets`).',
        },
      ],
      // `_` is what a pattern needs and nothing reads: `{#each rows as _, at}`, `const { step: _step, ...draft }`.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': 'off', // a wrong `!` fails the test
      '@typescript-eslint/require-await': 'off', // fakes of what waits for the server
    },
  },
)
