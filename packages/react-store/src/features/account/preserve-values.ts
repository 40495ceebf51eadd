import * as z from 'zod/mini'
import { accountDraft } from '../../parts/account-draft.ts'
import type { Store } from '../../store/store.ts'

const Values = z.record(z.string(), z.string())

/** Stores what is typed into a form when the session ends, and puts in what was stored. Returns a function that stops. */
export async function preserveValues(
  { auth, ports }: Pick<Store, 'auth' | 'ports'>,
  form: HTMLFormElement,
  name: string,
): Promise<() => void> {
  const draft = accountDraft({ ports }, name, Values)
  restore(form, draft.read() ?? {})
  draft.remove()
  const actor = await auth.start()
  const { unsubscribe } = actor.subscribe((snapshot) => {
    if (!snapshot.matches('expired')) return
    const values = unsavedIn(form)
    if (Object.keys(values).length > 0) draft.save(values)
  })
  return unsubscribe
}

/** Passwords are never stored; no named form has choices by a checkbox or radio. */
const OMITTED = ['password', 'checkbox', 'radio']

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input, textarea, select')].filter(
    ({ name, type }) => name !== '' && !OMITTED.includes(type),
  )

const defaultOf = (control: Control): string | undefined =>
  control instanceof HTMLSelectElement
    ? ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value
    : control.defaultValue

const unsavedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => control.value !== defaultOf(control))
      .map(({ name, value }) => [name, value]),
  )

function restore(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    // What is typed while the page loads is newer.
    if (value !== undefined && control.value === defaultOf(control)) control.value = value
  }
  // The form's flow reads its fields as after typing.
  if (Object.keys(values).length > 0) form.dispatchEvent(new Event('input', { bubbles: true }))
}
