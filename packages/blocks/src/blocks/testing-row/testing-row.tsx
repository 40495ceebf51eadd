import { blockStyle } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** An unstyled row of columns. */
export const testingRow = block({
  name: 'Testing',
  render: (props, _env, children) =>
    children.each.length > 0 ? <div {...blockStyle(props, 'shyrdak-testing-row')}>{children.all}</div> : null,
})
