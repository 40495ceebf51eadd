import { Ornament } from '../../parts/ornament/ornament.tsx'
import { blockStyle, length, oneOf } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** Ram's horns between two lines, a shyrdak border, or a plain line. */
export const divider = block({
  name: 'Divider',
  render(props) {
    const { className, style } = blockStyle(props, 'shyrdak-divider')
    const width = length(props.width)
    const root = { className, style: width ? { width, ...style } : style }
    switch (oneOf(props.ornament, ['kochkor', 'shyrdak', 'line'], 'kochkor')) {
      case 'kochkor':
        return (
          <div {...root} role="separator">
            {Ornament({ shape: 'divider' })}
          </div>
        )
      case 'shyrdak':
        return (
          <div {...root} role="separator">
            {Ornament({ shape: 'border' })}
          </div>
        )
      case 'line':
        return <hr {...root} />
    }
  },
})
