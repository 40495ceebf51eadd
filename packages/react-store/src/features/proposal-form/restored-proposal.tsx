import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { useMessages } from '../../messages/use-messages.ts'
import type { ProposalState } from './use-proposal.ts'

/** Says that earlier changes were restored, and offers the saved proposal if it has changed since. */
export function RestoredProposal({ state }: { readonly state: ProposalState }) {
  const t = useMessages('proposal-form')
  const { isRestored, isOutdated, isComparing, isBusy, compare, startOver } = state
  if (!isRestored) return null
  return (
    <Alert tone={isOutdated ? 'warning' : 'info'} live="polite">
      <p>{t(isComparing ? 'comparing' : isOutdated ? 'outdated' : 'restored')}</p>
      {isOutdated ? (
        <Button tone="secondary" size="small" disabled={isBusy} onClick={() => compare(!isComparing)}>
          {t(isComparing ? 'showTyped' : 'showSaved')}
        </Button>
      ) : null}
      <Button tone={isOutdated ? 'quiet' : 'secondary'} size="small" disabled={isBusy} onClick={startOver}>
        {t(isOutdated ? 'keepSaved' : 'startOver')}
      </Button>
    </Alert>
  )
}
