import type { ShyrdakError } from '@shyrdak/sdk'
import { Button } from '@shyrdak/blocks/parts/button'
import type { WholesaleApplication } from '@shyrdak/sdk/contract'
import { usePageContext } from '../../page/use-page-context.ts'
import { ModerationProblem } from '../moderation/moderation-problem.tsx'
import { moderationMessages } from '../moderation/moderation-messages.ts'
import { headingId } from '../moderation/use-focus-after.ts'
import { ApplicationFacts } from './application-facts.tsx'
import { applicationsMessages } from './applications-messages.ts'

interface Props {
  application: WholesaleApplication
  /** It was decided just now, and cannot be pressed. */
  isModerated: boolean
  isBusy: boolean
  /** Why the last decision about it did not count. */
  failure: ShyrdakError | null
  onApprove: () => void
  onRefuse: () => void
  onReload: () => void
}

/** One application with what can be decided of it. */
export function ApplicationRow(props: Props) {
  const { application, isModerated, isBusy, failure, onApprove, onRefuse, onReload } = props
  const { language } = usePageContext()
  const messages = applicationsMessages[language]
  const { id, company, status } = application
  const heading = headingId(id)
  return (
    <li className="site-desk-item" aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {company}
      </h2>
      <ApplicationFacts application={application} />
      {failure ? <ModerationProblem failure={failure} onReload={onReload} /> : null}
      {isModerated ? (
        <p className="site-desk-moderate site-desk-note">{moderationMessages[language].stays}</p>
      ) : (
        <p className="site-desk-moderate">
          {status === 'active' ? null : (
            <Button size="small" busy={isBusy} onClick={onApprove} aria-describedby={heading}>
              {messages.approve}
            </Button>
          )}
          {status === 'rejected' ? null : (
            <Button
              size="small"
              tone={status === 'active' ? 'quiet' : 'secondary'}
              disabled={isBusy}
              onClick={onRefuse}
              aria-describedby={heading}
            >
              {status === 'active' ? messages.takeBack : messages.reject}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}
