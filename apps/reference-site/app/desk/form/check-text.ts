import { isTooLong } from '@shyrdak/sdk/messages'
import { trimInvisible } from '@shyrdak/sdk/rules'
import type { CheckedForm } from './use-desk-form.ts'

interface Rules {
  /** The key of the field. */
  readonly field: string
  readonly limit: number
  readonly isRequired?: boolean
}

/** Returns the normalized text to send, or its issue. */
export function checkText(typed: string, { field, limit, isRequired = false }: Rules): CheckedForm<string> {
  const text = trimInvisible(typed)
  const path = [field]
  if (text === '' && isRequired) return { body: null, wrong: new Map([[field, { path, code: 'required' }]]) }
  if (!isTooLong({ text, limit })) return { body: text, wrong: null }
  return {
    body: null,
    wrong: new Map([[field, { path, code: 'too_big', params: { max: limit, of: 'text' } }]]),
  }
}
