import { blockStyle, integer, variables } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A framed group whose children are shown in columns above 780 px. */
export const nestedContainer = block({
  name: 'NestedContainer',
  render(props, _env, children) {
    if (children.each.length === 0) return null
    const { className, style } = blockStyle(props, 'shyrdak-nested-container')
    const columns = integer(props.count, Math.min(children.each.length, 3), 1, 6)
    return (
      <div className={className} style={{ ...variables({ '--nested-columns': columns }), ...style }}>
        {children.all}
      </div>
    )
  },
})
