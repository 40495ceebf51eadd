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

/** What is done with blocks from everywhere in the editor: outline, canvas, buttons and keys. */
export function blockCommands(actor: PageEditorActor) {
  const view = () => selectPageEditor(actor.getSnapshot())
  const shown = () => {
    const { page, language, selected } = view()
    return { page, language, tree: page.trees[language], selected }
  }
  const select = (id: BlockId | null) => actor.send({ type: 'block.select', id })

  return {
    select,
    /** Selects the block before or after the selected one, what it is in, or the first in it. */
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
    /** Moves a block by a step; whether there was a place for it. */
    step(id: BlockId, step: Step): boolean {
      const place = stepPlace(shown().tree, id, step)
      if (place) actor.send({ type: 'block.move', id, place })
      return place !== null
    },
    /** The place of new blocks, as near to the selected one as they may stand. */
    placeFor: (name: string): Place => {
      const { tree, selected } = shown()
      return placeNear(tree, selected, name)
    },
    /** The place after everything else on the page. */
    placeAtEnd: (): Place => ({ parent: null, index: shown().tree.length }),
    /** The place beside a block. */
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
    /** Inserts blocks of the clipboard; whether the text held some. */
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
