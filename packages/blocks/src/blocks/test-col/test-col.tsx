import { length, look, variables } from '../../read/index.ts'
import { block } from '../../tree/block.ts'

/** A column of a `Testing` row: an equal share of it, or as wide as it says. */
export const testCol = block({
  name: 'TestCol',
  draw(props, _env, inside) {
    if (inside.each.length === 0) return null
    const { className, style } = look(props, 'shyrdak-test-col')
    const width = length(props.width)
    return (
      <div
        className={className}
        data-width={width && 'own'}
        style={{ ...variables({ '--column-width': width }), ...style }}
      >
        {inside.all}
      </div>
    )
  },
})
