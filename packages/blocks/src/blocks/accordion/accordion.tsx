import { blockStyle, hasHtml, list, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'
import type { AccordionItem } from './accordion-widget.tsx'

export const accordion = block({
  name: 'Accordion',
  island: 'accordion',
  render(props, env) {
    // An item without a title shows its number, as a tab does.
    const items: AccordionItem[] = list(props.items).map(({ title, content }, index) => ({
      title: text(title).trim() || String(index + 1),
      ...(hasHtml(content) && { content }),
    }))
    if (items.length === 0) return null
    return env.island({ name: 'accordion', root: blockStyle(props, 'shyrdak-accordion'), props: { items } })
  },
})
