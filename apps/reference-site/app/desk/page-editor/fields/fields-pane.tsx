import { findBlock, sameTexts, selectPageEditor, type SameText } from '@shyrdak/state-machines/page-editor'
import { useMemo } from 'react'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { blockTexts } from '../block-texts.ts'
import { BlockIcon } from '../editor-icon.tsx'
import { useEdited, useEditor } from '../use-editor.ts'
import { BlockActions } from './block-actions.tsx'
import { BlockPanel } from './block-panel.tsx'

const NONE: readonly SameText[] = []

/** The fields of the selected block, or of the page. */
export function FieldsPane() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const { kind } = useEditor()
  const page = useEdited((snapshot) => selectPageEditor(snapshot).page)
  const shown = useEdited((snapshot) => selectPageEditor(snapshot).language)
  const selected = useEdited((snapshot) => selectPageEditor(snapshot).selected)
  const same = useMemo(() => sameTexts(page, shown), [page, shown])
  const block = selected === null ? undefined : findBlock(page.trees[shown], selected)
  const { Fields } = kind
  return (
    <section className="site-editor-fields" aria-label={t('fields')} data-pane="fields" tabIndex={-1}>
      {block ? (
        <>
          <header className="site-editor-head">
            <BlockIcon name={block.name} />
            <h2>{blockTexts(language).nameOf(block.name)}</h2>
          </header>
          <BlockActions block={block} />
          <BlockPanel key={`${block.id} ${shown}`} block={block} same={same.get(block.id) ?? NONE} />
        </>
      ) : (
        <>
          <header className="site-editor-head">
            <h2>{t(`kinds.${kind.name}`)}</h2>
          </header>
          <Fields />
        </>
      )}
    </section>
  )
}
