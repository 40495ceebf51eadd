import { Alert } from '@shyrdak/blocks/parts/alert'
import type { Issue } from '@shyrdak/sdk/contract'
import { useMessages } from '../../messages/use-messages.ts'
import { useIssueText } from './use-issue-text.ts'

/** The fields that share a message of the spec. */
const NAMES = ['first_name', 'last_name'] as const

interface Props {
  readonly issues: readonly Issue[]
  /** Name of the item with the issue, where several items have the same message. */
  readonly nameOf?: ((issue: Issue) => string | undefined) | undefined
}

/** The errors of a step, each linked to its field. The heading counts the fields, and each is listed. */
export function ErrorSummary({ issues, nameOf }: Props) {
  const t = useMessages('checkout')
  const issueText = useIssueText()
  if (issues.length === 0) return null
  const textOf = (issue: Issue) => {
    const name = nameOf?.(issue)
    return name === undefined ? issueText(issue, true) : `${name}: ${issueText(issue)}`
  }
  /** The text of each field, by its path. */
  const list = new Map<string, string>()
  for (const issue of issues) {
    const path = issue.path.join('.')
    const text = textOf(issue)
    // 'First name and Last name are required!' is for both: the second of them then asks for its own.
    const isListed = [...list.values()].includes(text)
    const name = NAMES.find((one) => one === issue.path.at(-1))
    if (!list.has(path)) list.set(path, isListed && name ? t(`enter.${name}`) : text)
  }
  return (
    <Alert tone="danger" title={t('errorSummary', { count: list.size })}>
      <ul className="shyrdak-checkout-errors">
        {[...list].map(([path, text]) => (
          <li key={path}>
            <a href={`#${fieldAnchor(path)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** The id of the control or group of a path. */
export const fieldAnchor = (path: string): string => `shyrdak-${path.replaceAll('.', '-')}`
