/** Name and password: for keeping an identity, and for coming back to it. */
import { api, unwrap } from '../../api/client'
import { isLanguage, setLanguage } from '../../i18n/texts.svelte'
import { setPerson } from '../../person.svelte'

export async function keep(login: string, password: string): Promise<void> {
  setPerson(await unwrap(api.POST('/api/me/password', { body: { login, password } })))
}

/** Other devices are signed out, and the sockets of this one are opened again by themselves. */
export async function changePassword(login: string, present: string, fresh: string): Promise<void> {
  setPerson(await unwrap(api.POST('/api/me/password', { body: { login, password: fresh, old_password: present } })))
}

/** A member reads everywhere in the language that was chosen once. */
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
