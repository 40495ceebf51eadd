import { selectUnsaved } from '@shyrdak/state-machines/page-editor'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useUnsaved } from '../form/use-unsaved.ts'
import { announceEdits } from './announce-edits.ts'
import { EditorBar } from './bar/editor-bar.tsx'
import { PaneSwitch } from './bar/pane-switch.tsx'
import { Problems } from './bar/problems.tsx'
import { blockTexts } from './block-texts.ts'
import { CanvasPane } from './canvas/canvas-pane.tsx'
import { EditorDialogs } from './dialogs/editor-dialogs.tsx'
import { answerBlockKey, answerEditorKey } from './editor-keys.ts'
import type { EditorSession } from './editor-session.ts'
import { PANES, type Pane } from './editor-ui.ts'
import { FieldsPane } from './fields/fields-pane.tsx'
import { focusPane, focusSelectedRow, openFields } from './open-fields.ts'
import { Outline } from './outline/outline.tsx'
import { Palette } from './palette/palette.tsx'
import { editorPreview, type EditorPreview } from './preview/editor-preview.ts'
import { useEdited, useEditor, useEditorUi } from './use-editor.ts'

const ARROWS = { ArrowDown: 'after', ArrowUp: 'before', ArrowLeft: 'out', ArrowRight: 'in' } as const

/** Creates the preview with the editor's handlers for the canvas. */
function previewOf(
  editor: EditorSession,
  language: ReturnType<typeof usePageContext>['language'],
): EditorPreview {
  const { actor, commands, ui, cleaner } = editor
  const t = messagesIn(language, 'desk/page-editor')
  const texts = blockTexts(language)
  const withFields = { ...editor, openFields: () => openFields(ui) }
  const preview = editorPreview({
    actor,
    cleaner,
    nameOf: texts.nameOf,
    shownAs: ui.get,
    beforeFrame: (run) => void requestAnimationFrame(run),
    texts: {
      label: t('canvasKeys'),
      add: t('addBlock'),
      addBefore: t('addBefore'),
      addAfter: t('addAfter'),
      notShown: (name) => t('incomplete', { name }),
      nothingYet: (name) => t('nothingYet', { name }),
      notSent: t('notSent'),
      empty: t('emptyPage'),
    },
    answers: {
      select: commands.select,
      addBeside(id, side) {
        const place = commands.placeBeside(id, side)
        if (place) ui.set({ palette: place })
      },
      addInside: (id) => ui.set({ palette: { parent: id, index: 0 } }),
      pressed(event) {
        const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
        const arrow = Object.hasOwn(ARROWS, event.key) ? ARROWS[event.key as keyof typeof ARROWS] : undefined // an own property
        if (isPlain && arrow) {
          commands.walk(arrow)
          return true
        }
        return answerBlockKey(event, withFields)
      },
      copied: (isCut) => commands.copy(isCut),
      pasted: (text) => commands.paste(text),
      leave: (direction) => focusPane(ui, direction === 'before' ? 'outline' : 'fields'),
      stopped: () => ui.announce(t('notSent')),
    },
  })
  ui.subscribe(preview.refresh)
  return preview
}

/** The panes of the editor: outline, canvas, and the fields of the selection. */
export function EditorPanes() {
  const { language } = usePageContext()
  const editor = useEditor()
  const { actor, ui } = editor
  const pane = useEditorUi((now) => now.pane)
  const announcement = useEditorUi((now) => now.announcement)
  const [preview] = useState(() => previewOf(editor, language))
  const root = useRef<HTMLDivElement>(null)
  // Kept as a draft, as below.
  useUnsaved(
    useEdited((snapshot) => !snapshot.matches('removed') && selectUnsaved(snapshot) > 0),
    true,
  )

  useEffect(
    () => announceEdits(editor, messagesIn(language, 'desk/page-editor'), blockTexts(language)),
    [editor, language],
  )
  useEffect(() => {
    const store = () => actor.send({ type: 'draft.store' })
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  }, [actor])

  function onKeyDown(event: KeyboardEvent) {
    const { target } = event
    // The text fields of a dialog are no part of the page: there the browser undoes what was typed.
    if (event.defaultPrevented || !(target instanceof Element) || !root.current?.contains(target)) return
    const isInFields = target.closest('[data-pane=fields]') !== null
    if (event.key === 'Escape' && isInFields) focusSelectedRow()
    else if (event.key === 'F6') cyclePane(event.shiftKey ? -1 : 1)
    else if (!answerEditorKey(event.nativeEvent, editor)) return
    event.preventDefault()
  }
  function cyclePane(by: 1 | -1) {
    const found = document.activeElement?.closest<HTMLElement>('[data-pane]')?.dataset['pane'] as
      Pane | undefined // a pane's name
    const next = PANES[(PANES.indexOf(found ?? 'fields') + by + PANES.length) % PANES.length]
    if (next !== 'canvas') return focusPane(ui, next ?? 'outline')
    ui.set({ pane: 'canvas' })
    return requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>('.site-editor-frame:not([hidden])')?.focus(),
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the whole editor
    <main className="site-editor" data-pane={pane} ref={root} onKeyDown={onKeyDown}>
      <EditorBar />
      <Problems />
      <Outline />
      <CanvasPane hostOf={preview.hostOf} />
      <FieldsPane />
      <PaneSwitch />
      <Palette />
      <EditorDialogs />
      <p className="shyrdak-hidden" role="status" aria-live="polite">
        {/* The changing key makes screen readers announce the same text again. */}
        <span key={announcement.count}>{announcement.text}</span>
      </p>
    </main>
  )
}
