import { Image } from '../../parts/image/image.tsx'
import { blockStyle, imageList, integer, variables } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A grid of square images, optionally linked. */
export const images = block({
  name: 'Images',
  render(props, env) {
    const items = imageList(props.images, env)
    if (items.length === 0) return null
    const { className, style } = blockStyle(props, 'shyrdak-images')
    const count = integer(props.count, Math.min(items.length, 4), 1, 12)
    const sizes = `(min-width: 781px) ${Math.ceil(100 / count)}vw, ${count === 1 ? 100 : 50}vw`
    return (
      <ul
        className={className}
        data-single={count === 1 || undefined}
        style={{ ...variables({ '--images-count': count }), ...style }}
      >
        {items.map(({ photo, alt, link }, index) => {
          const image = Image({ photo, alt, sizes })
          return (
            <li key={index} className="shyrdak-images-item">
              {link && alt ? <a href={link}>{image}</a> : image}
            </li>
          )
        })}
      </ul>
    )
  },
})
