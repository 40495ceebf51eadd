import { REVIEW_TEXT_LENGTH } from '@shyrdak/sdk/contract'
import { plainText, refuseUnstorable } from './plain-text.ts'
import { refuseField } from '../refusal.ts'

/** More than one blank line in a row. */
const GAPS = /\n{3,}/g

/**
 * Normalizes a text for readers. Refuses by field name what cannot be stored, and what is too short without
 * its invisible characters.
 */
export function readableText(field: string, sent: string, min: number = REVIEW_TEXT_LENGTH.min): string {
  refuseUnstorable({ [field]: sent })
  const text = plainText(sent).replace(GAPS, '\n\n')
  if (text === '') throw refuseField([field], 'required')
  if (text.length < min) throw refuseField([field], 'too_small', { min, of: 'text' })
  return text
}
