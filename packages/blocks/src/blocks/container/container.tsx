import { blockStyle, oneOf } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A page section with vertical spacing, at the width of text, the page or the screen. */
export const container = block({
  name: 'Container',
  render: (props, _env, children) => (
    <section
      {...blockStyle(props, 'shyrdak-container')}
      data-width={oneOf(props.width, ['text', 'page', 'full'], 'page')}
    >
      {children.all}
    </section>
  ),
})
