/** Registering, signing in and out, and changing the password. */
import { api, unwrap } from '../../api/client'
import { isLanguage, setLanguage } from '../../i18n/texts.svelte'
import { setPerson } from '../../person.svelte'

export async function keep(login: string, password: string): Promise<void> {
  setPerson(await unwrap(api.POST('/api/me/password', { body: { login, password } })))
}

/** Signs out all other devices. The sockets of this one reconnect. */
export async function changePassword(login: string, present: string, fresh: string): Promise<void> {
  setPerson(await unwrap(api.POST('/api/me/password', { body: { login, password: fresh, old_password: present } })))
}

/** Also switches to the language that the member chose. */
export async function signIn(login: string, password: string): Promise<void> {
  const person = await unwrap(api.POST('/api/sign-in', { body: { login, password } }))
  setPerson(person)
  if (!isLanguage(person.language)) return
  localStorage.setItem('language', person.language)
  await setLanguage(person.language)
}

export async function signOut(everywhere: boolean): Promise<void> {
  await unwrap(api.POST('/api/sign-out', { params: { query: { everywhere } } }))
  setPerson(null)
}
