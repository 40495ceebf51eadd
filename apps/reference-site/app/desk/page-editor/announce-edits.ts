import type { Translate } from '@shyrdak/sdk/messages'
import {
  findBlock,
  pathTo,
  placeOf,
  selectPageEditor,
  type BlockTree,
  type PageEditorEmitted,
} from '@shyrdak/state-machines/page-editor'
import type { Texts } from '../../messages/texts.ts'
import type { BlockTexts } from './block-texts.ts'
import type { EditorSession } from './editor-session.ts'

type Say = Translate<Texts['desk/page-editor']>
type Done = Extract<PageEditorEmitted, { type: 'edit.done' }>

/** Describes the position of a block among its siblings, and its parent. */
function whereIs(tree: BlockTree, id: number, t: Say, { nameOf }: BlockTexts): string {
  const place = placeOf(tree, id)
  const holder = pathTo(tree, id).at(-2)
  const position = (place?.index ?? 0) + 1
  const all = (holder?.children ?? tree).length
  return holder
    ? t('announced.in', { position, all, holder: nameOf(holder.name) })
    : t('announced.onPage', { position, all })
}

/** Describes an edit for screen readers. Empty for edits that are announced anyway, such as typing. */
function editText({ edit, before }: Done, after: BlockTree, t: Say, texts: BlockTexts): string {
  const nameOf = (id: number) =>
    texts.nameOf((findBlock(after, id) ?? findBlock(before.page.trees[before.language], id))?.name ?? '')
  switch (edit.type) {
    case 'block.move':
      return t('announced.moved', { name: nameOf(edit.id), where: whereIs(after, edit.id, t, texts) })
    case 'block.remove':
      return t('announced.removed', { name: nameOf(edit.id) })
    case 'block.duplicate':
      return t('announced.duplicated', { name: nameOf(edit.id) })
    case 'block.wrap':
      return t('announced.wrapped', { name: nameOf(edit.id), holder: texts.nameOf(edit.wrapper) })
    case 'block.unwrap':
      return t('announced.unwrapped', { name: nameOf(edit.id) })
    case 'item.move':
      return t('announced.itemMoved', { position: edit.to + 1 })
    case 'item.remove':
      return t('announced.itemRemoved')
    case 'structure.copy':
      return t('announced.together')
    default:
      return ''
  }
}

/** Announces edits, undo, and what failed. */
export function announceEdits({ actor, ui }: EditorSession, t: Say, texts: BlockTexts): () => void {
  const treeNow = () => {
    const { page, language } = selectPageEditor(actor.getSnapshot())
    return page.trees[language]
  }
  const done = actor.on('edit.done', (event) => {
    const text = editText(event, treeNow(), t, texts)
    if (text !== '') ui.announce(text)
  })
  // An undo emits no event: it shows as a step back in the history.
  let { history } = actor.getSnapshot().context
  const stepped = actor.subscribe(({ context: { history: now } }) => {
    if (now.present !== history.present) {
      if (now.present === history.past.at(-1)) ui.announce(t('announced.undone'))
      else if (now.present === history.future[0]) ui.announce(t('announced.redone'))
    }
    history = now
  })
  const refused = actor.on('edit.refused', ({ refusal }) => ui.announce(t(`refusals.${refusal}`)))
  return () => {
    done.unsubscribe()
    stepped.unsubscribe()
    refused.unsubscribe()
  }
}
