import { Prose } from '../../parts/prose/prose.tsx'
import { blockStyle, hasHtml } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

export const paragraph = block({
  name: 'Paragraph',
  // Called, not mounted, which works for parts without hooks.
  render: (props) =>
    hasHtml(props.content) ? Prose({ ...blockStyle(props, 'shyrdak-paragraph'), text: props.content }) : null,
})
