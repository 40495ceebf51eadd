import { Button } from '@shyrdak/blocks/parts/button'
import { selectState, selectUnsaved } from '@shyrdak/state-machines/page-editor'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { useFocusWhenIdle } from '../../form/use-focus-when-idle.ts'
import { useEdited, useEditor } from '../use-editor.ts'

/** The number of unsaved changes, and the save button. */
export function SaveButton() {
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  const { actor } = useEditor()
  const state = useEdited(selectState)
  const unsaved = useEdited(selectUnsaved)
  const isNew = useEdited(({ context }) => context.saved.revision === null)
  const isSaving = state === 'saving' || state === 'comparing'
  const isIdle = !isSaving && unsaved === 0 && !isNew
  const { status, buttons: button } = useFocusWhenIdle<HTMLParagraphElement, HTMLButtonElement>(isIdle)
  const statusText = isSaving
    ? t('saving')
    : unsaved > 0
      ? t('unsaved', { count: unsaved })
      : isNew
        ? t('isNew')
        : state === 'saved'
          ? t('isSaved')
          : ''
  return (
    <>
      <p
        ref={status}
        className="site-editor-saved"
        role="status"
        tabIndex={-1}
        data-state={unsaved > 0 ? 'unsaved' : 'saved'}
      >
        {statusText}
      </p>
      <Button
        ref={button}
        size="small"
        busy={isSaving}
        disabled={isIdle}
        aria-keyshortcuts="Control+S"
        onClick={() => actor.send({ type: 'page.save' })}
      >
        {isNew ? t('publish') : t('save')}
      </Button>
    </>
  )
}
