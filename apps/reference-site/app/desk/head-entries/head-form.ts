import { NewHeadEntry, type ManagedHeadEntry } from '@shyrdak/sdk/management'
import { checkTexts } from '../form/typed-fields.ts'
import type { Checked } from '../form/use-desk-form.ts'

/** What pages carry in their head, as it is typed: HTML. */
export interface HeadForm {
  readonly content: string
}

export const NO_ENTRY: HeadForm = { content: '' }

export const headFormOf = ({ content }: Pick<ManagedHeadEntry, 'content'>): HeadForm => ({ content })

/** What is sent, or what is missing. What may stand in a head is said by the store. */
export const headToSend = ({ content }: HeadForm): Checked<NewHeadEntry> =>
  checkTexts(NewHeadEntry, { content })

/** An entry in a line of so many letters: what it begins with. */
export function lineOf({ content }: Pick<ManagedHeadEntry, 'content'>, length = 120): string {
  const line = content.replace(/\s+/g, ' ')
  return line.length > length ? `${line.slice(0, length)}…` : line
}
