import { Alert } from '@shyrdak/blocks/parts/alert'
import type { Issue } from '@shyrdak/sdk/contract'
import { useMessages } from '../../messages/use-messages.ts'
import { useIssueText } from './use-issue-text.ts'

/** The errors of a step, each linked to its field. */
export function ErrorSummary({ issues }: { readonly issues: readonly Issue[] }) {
  const t = useMessages('checkout')
  const textOf = useIssueText()
  if (issues.length === 0) return null
  // Two fields may share a message ('First name and Last name are required!'): it is listed once.
  const paths = new Map(issues.map((issue) => [textOf(issue), issue.path.join('.')] as const).reverse())
  const list = [...paths].reverse()
  return (
    <Alert tone="danger" title={t('errorSummary', { count: list.length })}>
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
