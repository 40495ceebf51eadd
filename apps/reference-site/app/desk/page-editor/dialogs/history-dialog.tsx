import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { formatDateTime } from '@shyrdak/sdk/format'
import type { ContentVersion } from '@shyrdak/sdk/management'
import { describeError } from '@shyrdak/sdk/messages'
import { useMutation, useQuery } from '@tanstack/react-query'
import { i18nOf, messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { Opening } from '../../loaded.tsx'
import { useEditor } from '../use-editor.ts'

/** The earlier versions of the page. Opening one is a single step to undo, and is saved like any change. */
export function HistoryDialog() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const { ui, kind, call, pageId, actor } = useEditor()
  const id = pageId() ?? 0 // pages that are not saved yet offer no versions
  const listed = useQuery({
    queryKey: [kind.list, id, 'versions'],
    queryFn: ({ signal }) => kind.versions(call, id, signal),
    staleTime: 0,
  })
  const opened = useMutation({
    mutationFn: ({ revision }: ContentVersion) => kind.version(call, id, revision),
    onSuccess(version, { saved_at }) {
      actor.send({ type: 'version.take', version })
      ui.set({ dialog: null })
      ui.announce(t('historyOpened', { when: formatDateTime(saved_at, language) }))
    },
  })
  const error = listed.error ?? opened.error
  const by = ({ saved_by }: ContentVersion) => saved_by ?? t('historyByStore')
  return (
    <Dialog
      open
      onOpenChange={() => ui.set({ dialog: null })}
      title={t('history')}
      description={t('historyText')}
      closeLabel={t('close')}
    >
      {error ? (
        <Alert tone="danger" title={t('historyFailed')}>
          {describeError(error.code, i18nOf(language))}
        </Alert>
      ) : null}
      {listed.isPending ? <Opening /> : null}
      {listed.data ? (
        <ol className="site-editor-versions">
          <li>
            <p>
              {formatDateTime(listed.data.current.saved_at, language)}
              <span>{by(listed.data.current)}</span>
            </p>
            <span>{t('historyNow')}</span>
          </li>
          {listed.data.former.map((version) => (
            <li key={version.revision}>
              <p>
                {formatDateTime(version.saved_at, language)}
                <span>{by(version)}</span>
              </p>
              <Button
                tone="quiet"
                size="small"
                disabled={opened.isPending}
                aria-label={t('historyOpenThat', { when: formatDateTime(version.saved_at, language) })}
                onClick={() => opened.mutate(version)}
              >
                {t('historyOpen')}
              </Button>
            </li>
          ))}
        </ol>
      ) : null}
      {listed.data?.former.length === 0 ? <p className="site-desk-note">{t('historyNone')}</p> : null}
    </Dialog>
  )
}
