import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'

interface RemoveProposalProps {
  readonly isDisabled: boolean
  readonly onRemove: () => void
}

/** Removes a proposal after a question. */
export function RemoveProposal({ isDisabled, onRemove }: RemoveProposalProps) {
  const t = useMessages('proposal-form')
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button tone="quiet" disabled={isDisabled} onClick={() => setAsked(true)}>
        {t('remove')}
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('confirm.title')}
        description={t('confirm.text')}
        closeLabel={t('confirm.close')}
        size="small"
        actions={
          <>
            <Button
              tone="danger"
              onClick={() => {
                setAsked(false)
                onRemove()
              }}
            >
              {t('remove')}
            </Button>
            <Button tone="quiet" onClick={() => setAsked(false)}>
              {t('confirm.keep')}
            </Button>
          </>
        }
      />
    </>
  )
}
