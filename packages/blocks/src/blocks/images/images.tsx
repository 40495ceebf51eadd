import { Image } from '../../parts/image/image.tsx'
import { look, imageList, variables, whole } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** Patchwork: equal squares close together, some of them links. */
export const images = block({
  name: 'Images',
  render(props, env) {
    const shown = imageList(props.images, env)
    if (shown.length === 0) return null
    const { className, style } = look(props, 'shyrdak-images')
    const count = whole(props.count, Math.min(shown.length, 4), 1, 12)
    const sizes = `(min-width: 781px) ${Math.ceil(100 / count)}vw, ${count === 1 ? 100 : 50}vw`
    return (
      <ul
        className={className}
        data-single={count === 1 || undefined}
        style={{ ...variables({ '--images-count': count }), ...style }}
      >
        {shown.map(({ photo, alt, link }, place) => {
          const image = Image({ photo, alt, sizes })
          return (
            <li key={place} className="shyrdak-images-item">
              {link && alt ? <a href={link}>{image}</a> : image}
            </li>
          )
        })}
      </ul>
    )
  },
})
