import type { BlockNode } from '@shyrdak/sdk/blocks'
import { node } from '#content/node.ts'
import { between, clause, LINE, opening, section } from '#content/prose.ts'
import type { TermsTexts } from './en.ts'

/** The terms accepted at checkout: short, and consistent with what the store does. */
export const termsLayout = (t: TermsTexts): readonly BlockNode[] => [
  opening(t.opening),
  node('Container', {}, ...between(LINE, t.clauses.map(clause))),
  node('Divider', { ornament: 'kochkor', width: '16rem' }),
  node(
    'Container',
    {},
    node(
      'NestedContainer',
      { count: 1 },
      section(t.asked, 3),
      node('Button', {
        buttonText: t.asked.button,
        buttonLink: '/pages/contacts',
        tone: 'secondary',
        styles: { justifySelf: 'start' },
      }),
    ),
  ),
]
