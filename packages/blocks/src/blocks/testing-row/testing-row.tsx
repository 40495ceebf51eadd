import { look } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A bare row of columns, without frame or ground. */
export const testingRow = block({
  name: 'Testing',
  render: (props, _env, children) =>
    children.each.length > 0 ? <div {...look(props, 'shyrdak-testing-row')}>{children.all}</div> : null,
})
