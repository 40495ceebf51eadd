import { blockFields, type BlockField, type PropPath } from '@shyrdak/sdk/blocks'
import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import type { BlockId, EditorBlock } from './block-tree.ts'
import { allBlocksOf } from './find-block.ts'
import type { PageTrees } from './page-trees.ts'
import { propAt } from './prop-at.ts'

/** A text that is the same in another language, and may therefore be untranslated. */
export interface SameText {
  readonly path: PropPath
  readonly language: Language
}

/** Returns the paths of all texts in the props of a block. */
function textPaths(fields: readonly BlockField[], props: unknown, before: PropPath = []): PropPath[] {
  return fields.flatMap((field) => {
    const path = [...before, field.name]
    const value = propAt(props, [field.name])
    if (field.kind === 'text' || field.kind === 'html') return [path]
    if (field.kind === 'group') return textPaths(field.fields, value, path)
    if (field.kind === 'list' && Array.isArray(value))
      return value.flatMap((item, index) => textPaths(field.fields, item, [...path, index]))
    return []
  })
}

/** Numbers and signs need no translation. */
const LETTERS = /\p{L}{2}/u
const withoutTags = (text: string) => text.replace(/<[^>]*>/g, '')

type Twins = readonly (readonly [Language, EditorBlock])[]

const found = new WeakMap<EditorBlock, { readonly twins: Twins; readonly same: readonly SameText[] }>()

/** Caches the result until a block changes, because the page is compared on every keystroke. */
function knownSame(block: EditorBlock, twins: Twins): readonly SameText[] {
  const known = found.get(block)
  const isKnown =
    known?.twins.length === twins.length && known.twins.every(([, twin], at) => twin === twins[at]?.[1])
  if (known && isKnown) return known.same
  const same = sameIn(block, twins)
  found.set(block, { twins, same })
  return same
}

/** Returns the texts of a block that are the same in one of the other languages. */
function sameIn(block: EditorBlock, twins: Twins): SameText[] {
  return textPaths(blockFields(block.name), block.props).flatMap((path) => {
    const text = propAt(block.props, path)
    if (typeof text !== 'string' || !LETTERS.test(withoutTags(text))) return []
    const same = twins.find(([, twin]) => propAt(twin.props, path) === text)
    return same ? [{ path, language: same[0] }] : []
  })
}

/**
 * Returns the texts of a language that are still the same in another one, by block id. Empty if languages are
 * edited separately.
 */
export function sameTexts(
  { trees, isTogether }: PageTrees,
  language: Language,
): ReadonlyMap<BlockId, readonly SameText[]> {
  if (!isTogether) return new Map()
  const others = LANGUAGES.filter((one) => one !== language).map(
    (one) => [one, new Map(allBlocksOf(trees[one]).map((block) => [block.id, block]))] as const,
  )
  return new Map(
    allBlocksOf(trees[language]).flatMap((block) => {
      const twins = others.flatMap(([one, blocks]) => {
        const twin = blocks.get(block.id)
        return twin ? [[one, twin] as const] : []
      })
      const same = knownSame(block, twins)
      return same.length > 0 ? [[block.id, same] as const] : []
    }),
  )
}
