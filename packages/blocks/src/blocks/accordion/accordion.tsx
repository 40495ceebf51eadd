import { blockStyle, hasHtml, list, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'
import type { AccordionItem } from './accordion-widget.tsx'

export const accordion = block({
  name: 'Accordion',
  island: 'accordion',
  render(props, env) {
    const items: AccordionItem[] = list(props.items).map(({ title, content }) => ({
      title: text(title),
      ...(hasHtml(content) && { content }),
    }))
    if (items.length === 0) return null
    return env.island({ name: 'accordion', root: blockStyle(props, 'shyrdak-accordion'), props: { items } })
  },
})
