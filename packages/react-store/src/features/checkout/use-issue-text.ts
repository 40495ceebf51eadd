import type { Issue } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'

const LINE_STATES = ['sold_out', 'insufficient', 'not_sold_here', 'unknown'] as const

/** Fields whose messages contain the field's name, unless the spec gives them their own message. */
const NAMED = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'city',
  'street',
  'postal_code',
  'comment',
  'gift_note',
] as const

/** Missing values for which the spec has a message without the field's name. */
const PROMPTED_BY_SPEC: readonly unknown[] = ['first_name', 'last_name', 'email']

/** Fields with a prompt for a missing value. The spec has its own messages for the names and the email. */
const PROMPTED = ['phone', 'city', 'street', 'postal_code'] as const

/**
 * Returns a function that describes an issue in the user's language, with a prompt for a missing value. With
 * `isInList`, away from its field, every message names the field.
 */
export function useIssueText(): (issue: Issue, isInList?: boolean) => string {
  const t = useMessages('checkout')
  const i18n = useCodeMessages('issues')
  return (issue, isInList = false) => {
    const state = LINE_STATES.find((one) => one === issue.code)
    if (state) return t(`lineTrouble.${state}`)
    if (issue.path[0] === 'payment_method') return t('choosePayment')
    const field = issue.path.at(-1)
    const prompted = issue.code === 'required' && PROMPTED.find((name) => name === field)
    if (prompted) return t(`enter.${prompted}`)
    const named = NAMED.find((name) => name === field)
    if (named === undefined || (issue.code === 'required' && PROMPTED_BY_SPEC.includes(field)))
      return describeIssue(issue, i18n)
    // The spec's own message for a phone does not name it.
    if (field === 'phone' && issue.code === 'invalid')
      return isInList ? `${t('fields.phone')}: ${describeIssue(issue, i18n)}` : describeIssue(issue, i18n)
    return describeIssue(issue, i18n, t(`fields.${named}`))
  }
}
