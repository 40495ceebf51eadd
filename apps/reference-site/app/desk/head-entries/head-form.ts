import { NewHeadEntry, type ManagedHeadEntry } from '@shyrdak/sdk/management'
import { checkTexts } from '../form/typed-fields.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

/** The form state of a head entry, as HTML. */
export interface HeadForm {
  readonly content: string
}

export const NO_ENTRY: HeadForm = { content: '' }

export const headFormOf = ({ content }: Pick<ManagedHeadEntry, 'content'>): HeadForm => ({ content })

/** Returns the request body, or the missing field. The API validates the HTML. */
export const headToSend = ({ content }: HeadForm): CheckedForm<NewHeadEntry> =>
  checkTexts(NewHeadEntry, { content })

/** The beginning of an entry as a single line, at most `length` characters long. */
export function lineOf({ content }: Pick<ManagedHeadEntry, 'content'>, length = 120): string {
  const line = content.replace(/\s+/g, ' ')
  return line.length > length ? `${line.slice(0, length)}…` : line
}
