import { useStore } from '@shyrdak/react-store'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { describeError } from '@shyrdak/sdk/messages'
import { useMutation } from '@tanstack/react-query'
import { i18nOf, messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { useGoAndAnnounce } from '../../use-go-and-announce.ts'
import { useEdited, useEditor } from '../use-editor.ts'
import { useLeadingMenus } from './use-leading-menus.ts'

/** Asks for confirmation before a page is deleted, since its URL will then be a 404. */
export function RemoveDialog() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const tMenus = messagesIn(language, 'desk/menus')
  const { ui, kind, call, pageId, actor } = useEditor()
  const { ports } = useStore()
  const arrive = useGoAndAnnounce()
  const fields = useEdited(({ context }) => context.saved.fields)
  const menus = useLeadingMenus(call, kind.shopPath(fields, ports.now()))
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const id = pageId()
      const { revision } = actor.getSnapshot().context.saved
      if (id !== null && revision !== null) await kind.remove(call, id, revision)
      actor.send({ type: 'page.removed' })
      await arrive(kind.list, t(`removed.${kind.name}`))
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
      {menus.length > 0 ? (
        <Alert tone="warning" live="polite" title={t('removeLinked')}>
          {menus.map((name) => tMenus(`names.${name}`)).join(', ')}
        </Alert>
      ) : null}
      {error ? (
        <Alert tone="danger" title={t('notRemoved')}>
          {describeError(error.code, i18nOf(language))}
        </Alert>
      ) : null}
    </Dialog>
  )
}
