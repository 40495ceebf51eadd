import { blockStyle, length, variables } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A column of a `Testing` row, of equal or its own width. */
export const testCol = block({
  name: 'TestCol',
  render(props, _env, children) {
    if (children.each.length === 0) return null
    const { className, style } = blockStyle(props, 'shyrdak-test-col')
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
