import type { Issue } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/words'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'

const LINE_STATES = ['sold_out', 'insufficient', 'not_sold_here', 'unknown'] as const

/** What is said of an issue of the purchase, in the reader's language. */
export function useIssueText(): (issue: Issue) => string {
  const { language } = useStore()
  const words = useWords('checkout')
  return (issue) => {
    const state = LINE_STATES.find((one) => one === issue.code)
    if (state) return words.lineTrouble[state]
    if (issue.path[0] === 'payment_method') return words.choosePayment
    const field = issue.path.at(-1)
    const isNamed =
      field === 'city' ||
      field === 'street' ||
      field === 'postal_code' ||
      field === 'comment' ||
      (field === 'email' && issue.code !== 'required')
    return isNamed ? describeIssue(issue, language, words.fields[field]) : describeIssue(issue, language)
  }
}
