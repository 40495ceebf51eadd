import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { usePageContext } from '../../page/use-page-context.ts'
import { ordersMessages } from './orders-messages.ts'

interface Props {
  to: 'completed' | 'on_hold'
  /** What the buyer will read. */
  note: string
  isOpen: boolean
  isSaving: boolean
  onSure: () => void
  onCancel: () => void
}

/** Asks once more before work stops, or before an order is closed for good. */
export function SureMove({ to, note, isOpen, isSaving, onSure, onCancel }: Props) {
  const messages = ordersMessages[usePageContext().language]
  const { title, text, yes } = messages.sure[to]
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && !isSaving && onCancel()}
      size="small"
      title={title}
      description={text}
      closeLabel={messages.close}
      actions={
        <>
          <Button tone="quiet" onClick={onCancel}>
            {messages.cancel}
          </Button>
          <Button tone={to === 'on_hold' ? 'danger' : 'primary'} busy={isSaving} onClick={onSure}>
            {yes}
          </Button>
        </>
      }
    >
      {note === '' ? null : (
        <blockquote className="site-orders-quote">
          <p>{`${messages.note}:`}</p>
          <p>{note}</p>
        </blockquote>
      )}
    </Dialog>
  )
}
