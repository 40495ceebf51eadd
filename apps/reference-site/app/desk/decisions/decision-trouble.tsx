import type { ShyrdakError } from '@shyrdak/sdk'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { describeError, describeIssue, describeWait } from '@shyrdak/sdk/words'
import { usePageVisit } from '../../page/use-visit.ts'
import { decisionWords } from './decision-words.ts'

interface Props {
  failure: ShyrdakError
  onLoadAnew: () => void
}

/** Why nothing was decided, and what can be done about it. */
export function DecisionTrouble({ failure, onLoadAnew }: Props) {
  const { language } = usePageVisit()
  const words = decisionWords[language]
  if (failure.code === 'STALE')
    return (
      <Alert tone="warning" title={words.stale}>
        <p>{words.staleText}</p>
        <Button tone="secondary" size="small" onClick={onLoadAnew}>
          {words.loadAnew}
        </Button>
      </Alert>
    )
  const [issue] = failure.issues
  const why = issue
    ? describeIssue(issue, language)
    : failure.code === 'RATE_LIMITED' && failure.retryAfter !== undefined
      ? describeWait(failure.retryAfter, language)
      : describeError(failure.code, language)
  return (
    <Alert tone="danger" title={words.failed}>
      {`${why} ${words.kept}`}
    </Alert>
  )
}
