import { look, variables, whole } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A piece of felt with a stitched edge: what stands in it goes side by side where there is room. */
export const nestedContainer = block({
  name: 'NestedContainer',
  render(props, _env, children) {
    if (children.each.length === 0) return null
    const { className, style } = look(props, 'shyrdak-nested-container')
    const columns = whole(props.count, Math.min(children.each.length, 3), 1, 6)
    return (
      <div className={className} style={{ ...variables({ '--nested-columns': columns }), ...style }}>
        {children.all}
      </div>
    )
  },
})
