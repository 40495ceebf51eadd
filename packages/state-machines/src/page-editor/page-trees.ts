import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import type { BlockId, BlockTree } from './block-tree.ts'
import { readContent } from './stored-tree.ts'

/** Something in every language of the store. */
export type InLanguages<Thing> = Readonly<Record<Language, Thing>>

/** The blocks of a page in every language. */
export interface PageTrees {
  readonly trees: InLanguages<BlockTree>
  /**
   * Whether the page is built the same in every language. Then the blocks of a place have one id in all of them, an edit
   * of the structure is one of all, and only texts differ. Otherwise each language is edited by itself.
   */
  readonly isTogether: boolean
}

/** Makes something for every language. */
export const inLanguages = <Thing>(make: (language: Language) => Thing): InLanguages<Thing> => ({
  en: make('en'),
  ru: make('ru'),
  kg: make('kg'),
})

/** Whether two trees have the same blocks in the same places, whatever their props. */
export const haveSameShape = (one: BlockTree, other: BlockTree): boolean =>
  one.length === other.length &&
  one.every((block, index) => {
    const twin = other[index]
    return twin !== undefined && block.name === twin.name && haveSameShape(block.children, twin.children)
  })

/** A tree with the ids of another one of the same shape; what has them already stays the same object. */
function withIdsOf(tree: BlockTree, model: BlockTree): BlockTree {
  const numbered = tree.map((block, index) => {
    const twin = model[index]
    if (!twin) return block
    const children = withIdsOf(block.children, twin.children)
    return block.id === twin.id && children === block.children ? block : { ...block, id: twin.id, children }
  })
  return numbered.every((block, index) => block === tree[index]) ? tree : numbered
}

/** Lets the languages be edited together if they are built the same. */
export function together({ trees }: Pick<PageTrees, 'trees'>): PageTrees {
  const { en, ru, kg } = trees
  if (!haveSameShape(en, ru) || !haveSameShape(en, kg)) return { trees, isTogether: false }
  return { trees: { en, ru: withIdsOf(ru, en), kg: withIdsOf(kg, en) }, isTogether: true }
}

/** Reads the content of a page in every language, with ids from `first` on. */
export function readTrees(content: InLanguages<string>, first: BlockId) {
  const en = readContent(content.en, first)
  const ru = readContent(content.ru, en.next)
  const kg = readContent(content.kg, ru.next)
  return {
    page: together({ trees: { en: en.tree, ru: ru.tree, kg: kg.tree } }),
    next: kg.next,
    /** The languages in which something could not be read. */
    damaged: LANGUAGES.filter((language) => ({ en, ru, kg })[language].isDamaged),
  }
}
