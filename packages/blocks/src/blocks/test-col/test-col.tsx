import { length, look, variables } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A column of a `Testing` row: an equal share of it, or as wide as it says. */
export const testCol = block({
  name: 'TestCol',
  render(props, _env, children) {
    if (children.each.length === 0) return null
    const { className, style } = look(props, 'shyrdak-test-col')
    const width = length(props.width)
    return (
      <div
        className={className}
        data-width={width && 'own'}
        style={{ ...variables({ '--column-width': width }), ...style }}
      >
        {children.all}
      </div>
    )
  },
})
