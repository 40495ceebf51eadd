import { look, oneOf } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** The column of the page with its rhythm, as wide as its text, the page or the screen. */
export const container = block({
  name: 'Container',
  render: (props, _env, children) => (
    <section
      {...look(props, 'shyrdak-container')}
      data-width={oneOf(props.width, ['text', 'page', 'full'], 'page')}
    >
      {children.all}
    </section>
  ),
})
