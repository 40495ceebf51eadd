import type { BlockNode } from '@shyrdak/sdk/blocks'
import { node } from '../../node.ts'
import { opening, told } from '../../prose.ts'
import type { CookiePolicyTexts } from './en.ts'

/** All that the store keeps in a browser, by name. */
export const cookiePolicyLayout = (t: CookiePolicyTexts): readonly BlockNode[] => [
  opening(t.opening),
  node('Container', { width: 'text' }, told(t.cookies), told(t.storage)),
  node(
    'Container',
    { width: 'text' },
    node('NestedContainer', { count: 2 }, told(t.others, 3), told(t.away, 3)),
    node('Paragraph', { content: `<p><em>${t.changed}</em></p>` }),
  ),
]
