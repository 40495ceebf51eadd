import type { BlockNode } from '@shyrdak/sdk/blocks'
import { node } from '../../node.ts'
import { opening, told } from '../../prose.ts'
import type { FaqTexts } from './en.ts'

/** The answers under their tabs; below this page the store takes one more question. */
export const faqLayout = (t: FaqTexts): readonly BlockNode[] => [
  opening(t.opening),
  node('Container', {}, node('Tour', {})),
  node('Divider', { ornament: 'kochkor', width: '16rem' }),
  node('Container', { width: 'text' }, told(t.ask)),
]
