import type { BlockNode } from '@shyrdak/sdk/blocks'
import { node } from '#content/node.ts'
import { between, clause, LINE, opening, section } from '#content/prose.ts'
import type { ReturnTexts } from './en.ts'

/** Three steps, then frequent questions about them. */
export const returnLayout = (t: ReturnTexts): readonly BlockNode[] => [
  opening(t.opening),
  node('Container', {}, node('NestedContainer', { count: 3 }, ...t.steps.map((step) => section(step, 3)))),
  node('Container', {}, ...between(LINE, t.clauses.map(clause))),
  node('Divider', { ornament: 'kochkor', width: '16rem' }),
  node(
    'Container',
    {},
    section(t.asked),
    node('Button', { buttonText: t.asked.button, buttonLink: '/pages/contacts' }),
  ),
]
