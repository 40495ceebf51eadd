import type { BlockNode } from '@shyrdak/sdk/blocks'
import { node } from '#content/node.ts'
import { scene } from '#content/photo.ts'
import { opening, section } from '#content/prose.ts'
import { PHONE_LINK } from '#content/shop-contacts.ts'
import type { ContactsTexts } from './en.ts'

/** Three ways to reach the workshop, opening hours, and the form. */
export const contactsLayout = (t: ContactsTexts): readonly BlockNode[] => [
  opening(t.opening),
  node(
    'Container',
    {},
    node(
      'Testing',
      {},
      node('TestCol', {}, node('Icon', { ...t.ways.visit, src: scene('yurt', 'square', 4) })),
      node(
        'TestCol',
        {},
        node('Icon', { ...t.ways.call, src: scene('maker-cap', 'square', 11), href: PHONE_LINK }),
      ),
      node(
        'TestCol',
        {},
        node('Icon', {
          ...t.ways.write,
          src: scene('wool', 'square', 8),
          href: 'mailto:shop@shyrdak.example',
        }),
      ),
    ),
  ),
  node('Container', {}, node('PlainImage', { src: scene('shelf', 'wide', 5), alt: t.photo })),
  node('Divider', { ornament: 'shyrdak' }),
  node(
    'Container',
    {},
    node(
      'Testing',
      {},
      node('TestCol', { width: '38%' }, section(t.hours, 3), section(t.trade, 3)),
      node('TestCol', {}, node('Form', { title: t.form.title, content: t.form.text })),
    ),
  ),
]
