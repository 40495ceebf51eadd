import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { usePageVisit } from '../../page/use-visit.ts'
import { ordersWords } from './orders-words.ts'

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
  const words = ordersWords[usePageVisit().language]
  const { title, text, yes } = words.sure[to]
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && !isSaving && onCancel()}
      size="small"
      title={title}
      description={text}
      closeLabel={words.close}
      actions={
        <>
          <Button tone="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button tone={to === 'on_hold' ? 'danger' : 'primary'} busy={isSaving} onClick={onSure}>
            {yes}
          </Button>
        </>
      }
    >
      {note === '' ? null : (
        <blockquote className="site-orders-quote">
          <p>{`${words.note}:`}</p>
          <p>{note}</p>
        </blockquote>
      )}
    </Dialog>
  )
}
