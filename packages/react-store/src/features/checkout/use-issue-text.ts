import type { Issue } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'

const LINE_STATES = ['sold_out', 'insufficient', 'not_sold_here', 'unknown'] as const

/** Fields whose messages contain the field's name, unless the spec gives them their own message. */
const NAMED = ['email', 'phone', 'city', 'street', 'postal_code', 'comment'] as const

/** Fields with a prompt for a missing value. The spec has its own messages for the names and the email. */
const ASKED = ['phone', 'city', 'street', 'postal_code'] as const

/** Returns a function that describes an issue in the user's language, with a prompt for a missing value. */
export function useIssueText(): (issue: Issue) => string {
  const t = useMessages('checkout')
  const i18n = useCodeMessages('issues')
  return (issue) => {
    const state = LINE_STATES.find((one) => one === issue.code)
    if (state) return t(`lineTrouble.${state}`)
    if (issue.path[0] === 'payment_method') return t('choosePayment')
    const field = issue.path.at(-1)
    const asked = issue.code === 'required' && ASKED.find((name) => name === field)
    if (asked) return t(`enter.${asked}`)
    const hasOwnSentence =
      (field === 'email' && issue.code === 'required') || (field === 'phone' && issue.code === 'invalid')
    const isNamed = NAMED.some((name) => name === field) && !hasOwnSentence
    return isNamed
      ? describeIssue(issue, i18n, t(`fields.${field as (typeof NAMED)[number]}`)) // checked by isNamed
      : describeIssue(issue, i18n)
  }
}
