import { Image } from '../../parts/image/image.tsx'
import { look, imageList } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

const SIZES = '(min-width: 781px) 50vw, 100vw'

/** A wall: pictures of different sizes, each with its title on a woven label. */
export const gallery = block({
  name: 'Gallery',
  render(props, env) {
    const shown = imageList(props.images, env)
    if (shown.length === 0) return null
    return (
      <ul {...look(props, 'shyrdak-gallery')}>
        {shown.map(({ photo, alt, title, link }, place) => {
          // The label says it already.
          const image = Image({ photo, alt: alt === title ? '' : alt, sizes: SIZES })
          const label = title ? <span className="shyrdak-gallery-label">{title}</span> : null
          return (
            <li key={place} className="shyrdak-gallery-item">
              {link && alt ? (
                <a className="shyrdak-gallery-link" href={link}>
                  {image}
                  {label}
                </a>
              ) : (
                <>
                  {image}
                  {label}
                </>
              )}
            </li>
          )
        })}
      </ul>
    )
  },
})
