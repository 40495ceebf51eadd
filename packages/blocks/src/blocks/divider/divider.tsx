import { Ornament } from '../../parts/ornament/ornament.tsx'
import { length, look, oneOf } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** Ram's horns between two threads, a band of shyrdak, or only a line. */
export const divider = block({
  name: 'Divider',
  render(props) {
    const { className, style } = look(props, 'shyrdak-divider')
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
