import { Prose } from '../../parts/prose/prose.tsx'
import { hasHtml, look } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** Text of the page. */
export const paragraph = block({
  name: 'Paragraph',
  // Called like every block: a part without hooks need not be mounted.
  render: (props) =>
    hasHtml(props.content) ? Prose({ ...look(props, 'shyrdak-paragraph'), text: props.content }) : null,
})
