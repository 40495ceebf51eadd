import { issuesOf, type Issue } from '@shyrdak/sdk/contract'
import type { Texts } from './texts.ts'
import type { Checked, WrongFields } from './use-desk-form.ts'

/** What is typed into a form whose fields are texts, some of them in every language. */
export type TypedFields<Form> = { readonly [Field in keyof Form]: string | Texts }

const textsOf = <Form extends TypedFields<Form>>(form: Form): string[] =>
  Object.values<string | Texts>(form).flatMap((field) =>
    typeof field === 'string' ? [field.trim()] : Object.values(field).map((text) => text.trim()),
  )

/** How many texts differ by more than the room around them. */
export function changedTexts<Form extends TypedFields<Form>>(form: Form, before: Form): number {
  const was = textsOf(before)
  return textsOf(form).filter((text, place) => text !== was[place]).length
}

/** The texts of such a form by the keys of their fields: `url`, `title.en`. */
export const textsByKey = <Form extends TypedFields<Form>>(form: Form): ReadonlyMap<string, string> =>
  new Map(
    Object.entries<string | Texts>(form).flatMap(([field, text]): [string, string][] =>
      typeof text === 'string'
        ? [[field, text]]
        : Object.entries(text).map(([language, one]) => [`${field}.${language}`, one]),
    ),
  )

/** A form with some of its texts, by their keys, as another one has them. */
function withTexts<Form extends TypedFields<Form>>(
  form: Form,
  other: Form,
  isTaken: (key: string) => boolean,
): Form {
  const taken = textsByKey(other)
  const text = (key: string, own: string) => (isTaken(key) ? (taken.get(key) ?? own) : own)
  const fields = Object.entries<string | Texts>(form).map(([field, own]) => [
    field,
    typeof own === 'string'
      ? text(field, own)
      : Object.fromEntries(
          Object.entries(own).map(([language, one]) => [language, text(`${field}.${language}`, one)]),
        ),
  ])
  return Object.fromEntries(fields) as Form // with the same fields
}

export const withTextOf = <Form extends TypedFields<Form>>(form: Form, other: Form, key: string): Form =>
  withTexts(form, other, (one) => one === key)

/** What was typed over what the store has by now; what was not is what the store says. */
export function renewTexts<Form extends TypedFields<Form>>(form: Form, now: Form, before: Form): Form {
  const [typed, was] = [textsByKey(form), textsByKey(before)]
  return withTexts(form, now, (key) => typed.get(key)?.trim() === was.get(key)?.trim())
}

/** Issues by the fields of such a form: `url`, `title.en`. */
export const wrongTexts = (issues: readonly Issue[]): WrongFields =>
  new Map(issues.map((issue) => [issue.path.slice(0, 2).join('.'), issue]))

interface Schema<Body> {
  safeParse: (
    body: unknown,
  ) => { success: true; data: Body } | { success: false; error: Parameters<typeof issuesOf>[0] }
}

/** What is typed as it is sent, or what is wrong with it. An address that is missing is required, and not malformed. */
export function checkTexts<Body, Form extends { readonly [Field in keyof Form]: string | Texts | null }>(
  schema: Schema<Body>,
  form: Form,
): Checked<Body> {
  const parsed = schema.safeParse(form)
  if (parsed.success) return { body: parsed.data, wrong: null }
  const empty = new Set(
    Object.entries<string | Texts | null>(form).flatMap(([field, text]) => (text === '' ? [field] : [])),
  )
  const issues = issuesOf(parsed.error, form).map((issue): Issue =>
    empty.has(issue.path.join('.')) ? { path: issue.path, code: 'required' } : issue,
  )
  return { body: null, wrong: wrongTexts(issues) }
}
