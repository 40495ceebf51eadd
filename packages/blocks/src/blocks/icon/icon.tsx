import { Image } from '../../parts/image/image.tsx'
import { blockStyle, href, length, source, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A small image with a title and text, optionally wrapped in a link. Source: spec §2, Icon. */
export const icon = block({
  name: 'Icon',
  render(props, env) {
    const photo = source(props.src, env)
    const title = text(props.title)
    const description = text(props.text)
    if (!photo && !title && !description) return null
    const root = blockStyle(props, 'shyrdak-icon-block')
    const link = href(props.href, env)
    const width = length(props.width)
    const height = length(props.height)
    const children = (
      <>
        {photo ? (
          <span
            className="shyrdak-icon-block-image"
            style={{ ...(width && { width }), ...(height && { height }) }}
          >
            {/* The text beside it describes the image. */}
            {Image({ photo, alt: '', sizes: width ?? '88px', widths: [160, 320] })}
          </span>
        ) : null}
        <span className="shyrdak-icon-block-body">
          {title ? <strong className="shyrdak-icon-block-title">{title}</strong> : null}
          {description ? <span className="shyrdak-icon-block-text">{description}</span> : null}
        </span>
      </>
    )
    if (link && (title || description))
      return (
        <a {...root} href={link}>
          {children}
        </a>
      )
    return <div {...root}>{children}</div>
  },
})
