import { issuesOf, type Issue } from '@shyrdak/sdk/contract'
import type { Texts } from './texts.ts'
import type { CheckedForm, WrongFields } from './use-desk-form.ts'

/** A form whose fields are all texts, some of them in every language. */
export type TypedFields<Form> = { readonly [Field in keyof Form]: string | Texts }

const textsOf = <Form extends TypedFields<Form>>(form: Form): string[] =>
  Object.values<string | Texts>(form).flatMap((field) =>
    typeof field === 'string' ? [field.trim()] : Object.values(field).map((text) => text.trim()),
  )

/** Counts the texts that differ, ignoring surrounding whitespace. */
export function changedTexts<Form extends TypedFields<Form>>(form: Form, before: Form): number {
  const was = textsOf(before)
  return textsOf(form).filter((text, place) => text !== was[place]).length
}

/** The texts of a form by field key, such as `url` and `title.en`. */
export const textsByKey = <Form extends TypedFields<Form>>(form: Form): ReadonlyMap<string, string> =>
  new Map(
    Object.entries<string | Texts>(form).flatMap(([field, text]): [string, string][] =>
      typeof text === 'string'
        ? [[field, text]]
        : Object.entries(text).map(([language, one]) => [`${field}.${language}`, one]),
    ),
  )

/** Returns a form with some of its texts, chosen by key, taken from another one. */
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

/** Rebases a form onto a new stored state: edited texts stay, all others become the stored ones. */
export function renewTexts<Form extends TypedFields<Form>>(form: Form, now: Form, before: Form): Form {
  const [typed, was] = [textsByKey(form), textsByKey(before)]
  return withTexts(form, now, (key) => typed.get(key)?.trim() === was.get(key)?.trim())
}

/** Maps issues by field key, such as `url` and `title.en`. */
export const wrongTexts = (issues: readonly Issue[]): WrongFields =>
  new Map(issues.map((issue) => [issue.path.slice(0, 2).join('.'), issue]))

interface Schema<Body> {
  safeParse: (
    body: unknown,
  ) => { success: true; data: Body } | { success: false; error: Parameters<typeof issuesOf>[0] }
}

/**
 * Returns the request body, or the errors by field. An empty field is reported as required instead of
 * malformed.
 */
export function checkTexts<Body, Form extends { readonly [Field in keyof Form]: string | Texts | null }>(
  schema: Schema<Body>,
  form: Form,
): CheckedForm<Body> {
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
