import { Alert } from '@shyrdak/blocks/parts/alert'
import type { Issue } from '@shyrdak/sdk/contract'
import { useMessages } from '../../messages/use-messages.ts'
import { useIssueText } from './use-issue-text.ts'

interface Props {
  readonly issues: readonly Issue[]
  /** Name of the item with the issue, where several items have the same message. */
  readonly nameOf?: ((issue: Issue) => string | undefined) | undefined
}

/** The errors of a step, each linked to its field. The heading counts the affected fields. */
export function ErrorSummary({ issues, nameOf }: Props) {
  const t = useMessages('checkout')
  const issueText = useIssueText()
  if (issues.length === 0) return null
  const textOf = (issue: Issue) => {
    const name = nameOf?.(issue)
    return name === undefined ? issueText(issue, true) : `${name}: ${issueText(issue)}`
  }
  const places = new Set(issues.map(({ path }) => path.join('.')))
  // Two fields may share a message ('First name and Last name are required!'): it is listed once.
  const paths = new Map(issues.map((issue) => [textOf(issue), issue.path.join('.')] as const).reverse())
  const list = [...paths].reverse()
  return (
    <Alert tone="danger" title={t('errorSummary', { count: places.size })}>
      <ul className="shyrdak-checkout-errors">
        {list.map(([text, path]) => (
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
