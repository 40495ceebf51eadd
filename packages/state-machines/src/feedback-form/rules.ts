import { isBlank, trimInvisible } from '@shyrdak/sdk/rules'

/** In page order. Source: spec §3, feedback. */
export const FEEDBACK_FIELDS = ['name', 'email', 'subject', 'message'] as const
export type FeedbackField = (typeof FEEDBACK_FIELDS)[number]

/** Values of the fields. */
export type FilledForm<Field extends string = string> = Readonly<Record<Field, string>>

export const emptyForm = <Field extends string>(fields: readonly Field[]): FilledForm<Field> =>
  Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string> // one entry per field

/** Whether every field except the optional ones has visible text. */
export const isFilled = (form: FilledForm, optional: readonly string[] = []): boolean =>
  Object.entries(form).every(([field, text]) => !isBlank(text) || optional.includes(field))

/** Applies a change; unknown fields are ignored. */
export function withTyped(form: FilledForm, typed: Partial<FilledForm>): FilledForm {
  const known = Object.keys(form).filter((field) => typed[field] !== undefined)
  return { ...form, ...Object.fromEntries(known.map((field) => [field, typed[field] ?? ''])) }
}

export const trimmed = (form: FilledForm): FilledForm =>
  Object.fromEntries(Object.entries(form).map(([field, text]) => [field, trimInvisible(text)]))
