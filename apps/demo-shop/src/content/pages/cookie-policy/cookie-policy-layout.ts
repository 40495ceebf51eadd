import type { BlockNode } from '@shyrdak/sdk/blocks'
import { node } from '#content/node.ts'
import { between, clause, LINE, opening, section, type Shown } from '#content/prose.ts'
import type { CookiePolicyTexts } from './en.ts'

const list = ({ kept, ...lead }: Shown & { kept: readonly Shown[] }): BlockNode =>
  node(
    'Container',
    {},
    section(lead),
    ...between(
      LINE,
      kept.map(({ title, text }) => clause({ title: `<code>${title}</code>`, text })),
    ),
  )

/** Everything the store saves in a browser, by name. */
export const cookiePolicyLayout = (t: CookiePolicyTexts): readonly BlockNode[] => [
  opening(t.opening),
  list(t.cookies),
  list(t.storage),
  node(
    'Container',
    {},
    node('NestedContainer', { count: 2 }, section(t.others, 3), section(t.away, 3)),
    node('Paragraph', { content: `<p><em>${t.changed}</em></p>` }),
  ),
]
