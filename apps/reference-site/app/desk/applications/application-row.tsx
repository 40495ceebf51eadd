import type { ShyrdakError } from '@shyrdak/sdk'
import { Button } from '@shyrdak/blocks/parts/button'
import type { WholesaleApplication } from '@shyrdak/sdk/contract'
import { usePageVisit } from '../../page/use-visit.ts'
import { DecisionTrouble } from '../decisions/decision-trouble.tsx'
import { decisionWords } from '../decisions/decision-words.ts'
import { headingId } from '../decisions/use-focus-after.ts'
import { ApplicationFacts } from './application-facts.tsx'
import { applicationsWords } from './applications-words.ts'

interface Props {
  application: WholesaleApplication
  /** It was decided just now, and cannot be pressed. */
  isDecided: boolean
  isBusy: boolean
  /** Why the last decision about it did not count. */
  failure: ShyrdakError | null
  onApprove: () => void
  onRefuse: () => void
  onLoadAnew: () => void
}

/** One application with what can be decided of it. */
export function ApplicationRow(props: Props) {
  const { application, isDecided, isBusy, failure, onApprove, onRefuse, onLoadAnew } = props
  const { language } = usePageVisit()
  const words = applicationsWords[language]
  const { id, company, status } = application
  const heading = headingId(id)
  return (
    <li className="site-desk-item" aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {company}
      </h2>
      <ApplicationFacts application={application} />
      {failure ? <DecisionTrouble failure={failure} onLoadAnew={onLoadAnew} /> : null}
      {isDecided ? (
        <p className="site-desk-decide site-desk-note">{decisionWords[language].stays}</p>
      ) : (
        <p className="site-desk-decide">
          {status === 'active' ? null : (
            <Button size="small" busy={isBusy} onClick={onApprove} aria-describedby={heading}>
              {words.approve}
            </Button>
          )}
          {status === 'refused' ? null : (
            <Button
              size="small"
              tone={status === 'active' ? 'quiet' : 'secondary'}
              disabled={isBusy}
              onClick={onRefuse}
              aria-describedby={heading}
            >
              {status === 'active' ? words.takeBack : words.refuse}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}
