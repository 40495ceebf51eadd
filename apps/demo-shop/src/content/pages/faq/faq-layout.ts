import type { BlockNode } from '@shyrdak/sdk/blocks'
import { node } from '#content/node.ts'
import { opening, section } from '#content/prose.ts'
import type { FaqTexts } from './en.ts'

/** The answers by tab; below them the store shows its own form for a question. */
export const faqLayout = (t: FaqTexts): readonly BlockNode[] => [
  opening(t.opening),
  node(
    'Container',
    {},
    node(
      'Testing',
      {},
      node('TestCol', { width: '66%' }, node('Tour', {})),
      node(
        'TestCol',
        {},
        node(
          'NestedContainer',
          { count: 1 },
          section(t.aside, 3),
          node('Button', {
            buttonText: t.aside.button,
            buttonLink: '/pages/contacts',
            tone: 'secondary',
            styles: { justifySelf: 'start' },
          }),
        ),
      ),
    ),
    node('Divider', { ornament: 'kochkor', width: '16rem' }),
    section(t.ask),
  ),
]
