import { Image } from '../../parts/image/image.tsx'
import { blockStyle, imageList } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** Maximum display widths in pixels, as a page is never wider than `--shyrdak-page-width`. */
const DESK = {
  whole: '(min-width: 1280px) 1248px, (min-width: 781px) 94vw',
  half: '(min-width: 1280px) 612px, (min-width: 781px) 47vw',
  quarter: '(min-width: 1280px) 294px, (min-width: 781px) 23vw',
}

/** Display width of an image, as in the style sheet: groups of four on wide screens, of three on phones. */
function sizesAt(index: number, last: number): string {
  const isLast = index === last
  const place = index % 4
  const onDesk =
    place === 0 && isLast ? DESK.whole : place < 2 || (place === 2 && isLast) ? DESK.half : DESK.quarter
  const onPhone = index % 3 === 0 || (isLast && index % 3 === 1) ? '92vw' : '46vw'
  return `${onDesk}, ${onPhone}`
}

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
