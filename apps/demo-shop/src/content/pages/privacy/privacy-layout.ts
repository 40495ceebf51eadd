import type { BlockNode } from '@shyrdak/sdk/blocks'
import { node } from '#content/node.ts'
import { between, clause, LINE, opening } from '#content/prose.ts'
import type { PrivacyTexts } from './en.ts'

/** Which data is stored, why, and for how long. */
export const privacyLayout = (t: PrivacyTexts): readonly BlockNode[] => [
  opening(t.opening),
  node(
    'Container',
    {},
    ...between(LINE, t.clauses.map(clause)),
    node('Divider', { ornament: 'kochkor', width: '16rem' }),
    node('Paragraph', { content: `<p><em>${t.changed}</em></p>` }),
  ),
]
