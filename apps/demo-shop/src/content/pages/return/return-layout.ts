import type { BlockNode } from '@shyrdak/sdk/blocks'
import { node } from '#content/node.ts'
import { between, clause, LINE, opening, told } from '#content/prose.ts'
import type { ReturnTexts } from './en.ts'

/** Three steps, then what people ask about them. */
export const returnLayout = (t: ReturnTexts): readonly BlockNode[] => [
  opening(t.opening),
  node('Container', {}, node('NestedContainer', { count: 3 }, ...t.steps.map((step) => told(step, 3)))),
  node('Container', {}, ...between(LINE, t.clauses.map(clause))),
  node('Divider', { ornament: 'kochkor', width: '16rem' }),
  node(
    'Container',
    {},
    told(t.asked),
    node('Button', { buttonText: t.asked.button, buttonLink: '/pages/contacts' }),
  ),
]
