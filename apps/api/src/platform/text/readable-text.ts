import { REVIEW_TEXT_LENGTH } from '@shyrdak/sdk/contract'
import { plainText, unstorableTexts } from './plain-text.ts'
import { refuse, refuseField } from '../refusal.ts'

/** Blank lines beyond one are room that nobody reads. */
const GAPS = /\n{3,}/g

/** A text as people read it. Refuses by the field's name what cannot be stored, and what is too short once nothing unseen is left. */
export function readableText(field: string, sent: string, min: number = REVIEW_TEXT_LENGTH.min): string {
  const issues = unstorableTexts({ [field]: sent })
  if (issues.length > 0) throw refuse('INVALID', { issues })
  const text = plainText(sent).replace(GAPS, '\n\n')
  if (text === '') throw refuseField([field], 'required')
  if (text.length < min) throw refuseField([field], 'too_small', { min, of: 'text' })
  return text
}
