import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { describeError } from '@shyrdak/sdk/messages'
import { useMutation } from '@tanstack/react-query'
import { i18nOf, messagesIn } from '../../../messages/messages-in.ts'
import { usePageContext } from '../../../page/use-page-context.ts'
import { useEditor } from '../use-editor.ts'

/** Removing a page is asked for twice: its address leads nowhere then. */
export function RemoveDialog() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const { ui, kind, call, pageId, actor } = useEditor()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const id = pageId()
      if (id !== null) await kind.remove(call, id)
      actor.send({ type: 'page.removed' })
      location.assign(prefix + kind.list)
    },
  })
  return (
    <Dialog
      open
      onOpenChange={() => !isPending && ui.set({ dialog: null })}
      title={t(`removeAsk.${kind.name}`)}
      description={t('removeText')}
      closeLabel={t('close')}
      size="small"
      actions={
        <>
          <Button tone="danger" busy={isPending} onClick={() => mutate()}>
            {t('removeYes')}
          </Button>
          <Button tone="quiet" disabled={isPending} onClick={() => ui.set({ dialog: null })}>
            {t('removeNo')}
          </Button>
        </>
      }
    >
      {error ? (
        <Alert tone="danger" title={t('notRemoved')}>
          {describeError(error.code, i18nOf(language))}
        </Alert>
      ) : null}
    </Dialog>
  )
}
