import { Image } from '../../parts/image/image.tsx'
import { blockStyle, imageList } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** On phones two stand beside each other, but for those across both columns, as the sheet has it. */
const HALF = '(min-width: 781px) 50vw, 46vw'
const WHOLE = '(min-width: 781px) 50vw, 92vw'

const sizesAt = (index: number, last: number) =>
  index % 3 === 0 || (index === last && index % 3 === 1) ? WHOLE : HALF

/** A grid of images of different sizes, each with its title on a label. */
export const gallery = block({
  name: 'Gallery',
  render(props, env) {
    const images = imageList(props.images, env)
    if (images.length === 0) return null
    return (
      <ul {...blockStyle(props, 'shyrdak-gallery')}>
        {images.map(({ photo, alt, title, link }, index) => {
          // The label already shows the title.
          const image = Image({
            photo,
            alt: alt === title ? '' : alt,
            sizes: sizesAt(index, images.length - 1),
          })
          const label = title ? <span className="shyrdak-gallery-label">{title}</span> : null
          return (
            <li key={index} className="shyrdak-gallery-item">
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
