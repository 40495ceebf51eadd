import { look, oneOf } from '../../read/index.ts'
import { block } from '../../tree/block.ts'

/** The column of the page with its rhythm, as wide as its text, the page or the screen. */
export const container = block({
  name: 'Container',
  draw: (props, _env, inside) => (
    <section
      {...look(props, 'shyrdak-container')}
      data-width={oneOf(props.width, ['text', 'page', 'full'], 'page')}
    >
      {inside.all}
    </section>
  ),
})
