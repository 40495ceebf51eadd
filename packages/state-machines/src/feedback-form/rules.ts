/** What a visitor tells the store, in the order it is asked for. Source: spec §3, feedback. */
export const FEEDBACK_FIELDS = ['name', 'email', 'subject', 'message'] as const
export type FeedbackField = (typeof FEEDBACK_FIELDS)[number]

/** What stands in each field of a form. */
export type FilledForm<Field extends string = string> = Readonly<Record<Field, string>>

export const emptyForm = <Field extends string>(fields: readonly Field[]): FilledForm<Field> =>
  Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string> // one entry each

/** Whether something stands in every field; spaces are nothing. */
export const isFilled = (form: FilledForm): boolean => Object.values(form).every((text) => text.trim() !== '')

/** The form with what was typed; fields it does not have are left out. */
export function withTyped(form: FilledForm, typed: Partial<FilledForm>): FilledForm {
  const known = Object.keys(form).filter((field) => typed[field] !== undefined)
  return { ...form, ...Object.fromEntries(known.map((field) => [field, typed[field] ?? ''])) }
}

/** What is sent: without the spaces around it. */
export const trimmed = (form: FilledForm): FilledForm =>
  Object.fromEntries(Object.entries(form).map(([field, text]) => [field, text.trim()]))
