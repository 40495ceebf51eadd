import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import type { BlockId, BlockTree } from './block-tree.ts'
import { readContent } from './stored-tree.ts'

/** A value in every language of the store. */
export type InLanguages<Thing> = Readonly<Record<Language, Thing>>

/** The blocks of a page in every language. */
export interface PageTrees {
  readonly trees: InLanguages<BlockTree>
  /**
   * Whether the page has the same structure in every language. Then matching blocks share an id, an edit of
   * the structure applies to all languages, and only texts differ. Otherwise each language is edited by
   * itself.
   */
  readonly isTogether: boolean
}

/** Creates a value for every language. */
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

/** Returns a tree with the ids of another of the same shape. What has them already stays the same object. */
function withIdsOf(tree: BlockTree, model: BlockTree): BlockTree {
  const numbered = tree.map((block, index) => {
    const twin = model[index]
    if (!twin) return block
    const children = withIdsOf(block.children, twin.children)
    return block.id === twin.id && children === block.children ? block : { ...block, id: twin.id, children }
  })
  return numbered.every((block, index) => block === tree[index]) ? tree : numbered
}

/** Joins the languages for editing if they have the same structure. */
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
