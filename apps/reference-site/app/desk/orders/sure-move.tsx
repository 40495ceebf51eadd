import { messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { usePageContext } from '../../page/use-page-context.ts'

interface Props {
  to: 'completed' | 'on_hold'
  /** The note that the buyer will read. */
  note: string
  isOpen: boolean
  isSaving: boolean
  onSure: () => void
  onCancel: () => void
}

/** Asks for confirmation before an order is put on hold or completed for good. */
export function SureMove({ to, note, isOpen, isSaving, onSure, onCancel }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/orders')
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && !isSaving && onCancel()}
      size="small"
      title={t(`sure.${to}.title`)}
      description={t(`sure.${to}.text`)}
      closeLabel={t('close')}
      actions={
        <>
          <Button tone={to === 'on_hold' ? 'danger' : 'primary'} busy={isSaving} onClick={onSure}>
            {t(`sure.${to}.yes`)}
          </Button>
          <Button tone="quiet" onClick={onCancel}>
            {t('goBack')}
          </Button>
        </>
      }
    >
      {note === '' ? null : (
        <blockquote className="site-orders-quote">
          <p>{`${t('note')}:`}</p>
          <p>{note}</p>
        </blockquote>
      )}
    </Dialog>
  )
}
