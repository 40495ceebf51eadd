import { look } from '../../read/index.ts'
import { block } from '../../tree/block.ts'

/** A bare row of columns, without frame or ground. */
export const testingRow = block({
  name: 'Testing',
  draw: (props, _env, inside) =>
    inside.each.length > 0 ? <div {...look(props, 'shyrdak-testing-row')}>{inside.all}</div> : null,
})
