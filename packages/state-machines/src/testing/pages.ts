import type { BlockNode } from '@shyrdak/sdk/blocks'
import * as fc from 'fast-check'
import type { BlockId, BlockTree } from '../page-editor/block-tree.ts'
import { allBlocksOf } from '../page-editor/find-block.ts'
import type { EditedPage, PageEdit } from '../page-editor/page-edit.ts'
import { inLanguages, type InLanguages } from '../page-editor/page-trees.ts'

/** Stored blocks for tests. */
export const node = (componentName: string, props: object = {}, ...children: BlockNode[]): BlockNode => ({
  componentName,
  props: { ...props },
  ...(children.length > 0 && { children }),
})
export const paragraph = (content: string): BlockNode => node('Paragraph', { content })

/** A text that starts with its language. */
const textIn = (language: string, text: string) => `${language}: ${text}`

/** A page with each kind of nesting, and texts in one language. */
export const felt = (language: string): BlockNode[] => [
  paragraph(textIn(language, 'Felt')),
  node(
    'Container',
    { width: 'text' },
    paragraph(textIn(language, 'Wool')),
    node(
      'Testing',
      {},
      node(
        'TestCol',
        { width: '40%' },
        node('PlainImage', { src: '/media/wool.jpg', alt: textIn(language, 'Wool') }),
      ),
      node('TestCol', {}, paragraph(textIn(language, 'Water'))),
    ),
  ),
  node(
    'Tabs',
    { items: [{ title: textIn(language, 'Rolled') }, { title: textIn(language, 'Stitched') }] },
    node('Container', {}, paragraph(textIn(language, 'One sheet'))),
    paragraph(textIn(language, 'A mosaic')),
  ),
  node('Accordion', {
    items: [{ title: textIn(language, 'Wash'), content: textIn(language, '<p>By hand</p>') }],
  }),
]

/** The content of a page in every language. */
export const contentWith = (make: (language: string) => BlockNode[] = felt): InLanguages<string> =>
  inLanguages((language) => JSON.stringify(make(language)))

export const idsOf = (tree: BlockTree): BlockId[] => allBlocksOf(tree).map(({ id }) => id)

/** Random numbers from which an edit of the current page is derived. */
export interface Roll {
  readonly kind: number
  readonly block: number
  readonly other: number
  readonly index: number
}

export const rolls = fc.array(
  fc.record({ kind: fc.nat(20), block: fc.nat(200), other: fc.nat(200), index: fc.nat(5) }),
  { maxLength: 25 },
)

const NEW: readonly ((language: string) => BlockNode)[] = [
  (language) => paragraph(textIn(language, 'New')),
  () => node('Container', {}, node('Divider')),
  () => node('Testing', {}, node('TestCol'), node('TestCol')),
  (language) => node('Tabs', { items: [{ title: textIn(language, 'New') }] }, node('Container')),
  () => node('TestCol'),
]

/** A random edit of a page. Many of them are refused. */
export function editOf<Fields>(
  { kind, block, other, index }: Roll,
  { trees }: EditedPage<Fields>,
  language: keyof InLanguages<unknown>,
): PageEdit<Fields> {
  const blocks = allBlocksOf(trees[language])
  const id = blocks[block % Math.max(1, blocks.length)]?.id ?? 0
  const holder = other % (blocks.length + 1)
  const place = { parent: blocks[holder]?.id ?? null, index }
  switch (kind) {
    case 0:
    case 1:
    case 2: {
      const make = NEW[other % NEW.length] ?? (() => paragraph('New'))
      return { type: 'block.insert', blocks: inLanguages((one) => [make(one)]), place }
    }
    case 3:
    case 4:
    case 5:
    case 6:
    case 7:
      return { type: 'block.move', id, place }
    case 8:
      return { type: 'block.remove', id }
    case 9:
    case 10:
      return { type: 'block.duplicate', id }
    case 11:
    case 12:
      return { type: 'block.wrap', id, wrapper: ['Container', 'Testing', 'Tabs', 'Form'][index % 4] ?? '' }
    case 13:
      return { type: 'block.unwrap', id }
    case 14:
      return { type: 'block.set', id, path: ['content'], value: `typed ${other}` }
    case 15:
      return { type: 'block.set', id, path: ['width'], value: other % 2 ? 'page' : undefined }
    case 16:
    case 17:
      return { type: 'item.insert', id, path: ['items'], index }
    case 18:
      return { type: 'item.remove', id, path: ['items'], index }
    case 19:
      return { type: 'item.move', id, path: ['items'], from: index, to: other % 4 }
    default:
      return { type: 'structure.copy' }
  }
}
