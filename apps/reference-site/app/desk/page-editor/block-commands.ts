import {
  findBlock,
  placeNear,
  placeOf,
  stepPlace,
  copyBlock,
  readCopied,
  selectPageEditor,
  allBlocksOf,
  type BlockId,
  type PageEditorActor,
  type Place,
  type Step,
} from '@shyrdak/state-machines/page-editor'

/** Commands on blocks, shared by outline, canvas, buttons and keys. */
export function blockCommands(actor: PageEditorActor) {
  const view = () => selectPageEditor(actor.getSnapshot())
  const shown = () => {
    const { page, language, selected } = view()
    return { page, language, tree: page.trees[language], selected }
  }
  const select = (id: BlockId | null) => actor.send({ type: 'block.select', id })

  return {
    select,
    /** Selects the previous or next block, the parent, or the first child. */
    walk(to: 'before' | 'after' | 'out' | 'in') {
      const { tree, selected } = shown()
      const blocks = allBlocksOf(tree)
      const index = blocks.findIndex(({ id }) => id === selected)
      if (to === 'after') return select((blocks[index + 1] ?? blocks.at(-1))?.id ?? null)
      if (to === 'before') return select(blocks[index - 1]?.id ?? null)
      if (selected === null) return undefined
      const next = to === 'in' ? findBlock(tree, selected)?.children[0]?.id : placeOf(tree, selected)?.parent
      return next === undefined ? undefined : select(next)
    },
    /** Moves a block by one step. Returns whether there was a place for it. */
    step(id: BlockId, step: Step): boolean {
      const place = stepPlace(shown().tree, id, step)
      if (place) actor.send({ type: 'block.move', id, place })
      return place !== null
    },
    /** The place for new blocks, as close to the selected one as allowed. */
    placeFor: (name: string): Place => {
      const { tree, selected } = shown()
      return placeNear(tree, selected, name)
    },
    /** The place at the end of the page. */
    placeAtEnd: (): Place => ({ parent: null, index: shown().tree.length }),
    /** The place next to a block. */
    placeBeside(id: BlockId, side: 'before' | 'after'): Place | null {
      const place = placeOf(shown().tree, id)
      return place ? { ...place, index: place.index + (side === 'after' ? 1 : 0) } : null
    },
    copy(isCut: boolean): string | null {
      const { page, language, selected } = shown()
      const text = selected === null ? null : copyBlock(page, language, selected)
      if (text !== null && isCut && selected !== null) actor.send({ type: 'block.remove', id: selected })
      return text
    },
    /** Inserts blocks from the clipboard. Returns whether the text contained any. */
    paste(text: string): boolean {
      const blocks = readCopied(text)
      if (!blocks) return false
      const { tree, language, selected } = shown()
      const name = blocks[language][0]?.componentName ?? ''
      actor.send({ type: 'block.insert', blocks, place: placeNear(tree, selected, name) })
      return true
    },
  }
}
export type BlockCommands = ReturnType<typeof blockCommands>
