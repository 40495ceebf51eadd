import { Image } from '../../parts/image/image.tsx'
import { href, length, look, source, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A small picture with a title and a text, all of it a link when it leads somewhere. Source: spec §2. */
export const icon = block({
  name: 'Icon',
  render(props, env) {
    const photo = source(props.src, env)
    const title = text(props.title)
    const messages = text(props.text)
    if (!photo && !title && !messages) return null
    const root = look(props, 'shyrdak-icon-block')
    const to = href(props.href, env)
    const width = length(props.width)
    const height = length(props.height)
    const children = (
      <>
        {photo ? (
          <span
            className="shyrdak-icon-block-image"
            style={{ ...(width && { width }), ...(height && { height }) }}
          >
            {/* The words beside it say what it is. */}
            {Image({ photo, alt: '', sizes: width ?? '88px', widths: [160, 320] })}
          </span>
        ) : null}
        <span className="shyrdak-icon-block-text">
          {title ? <strong className="shyrdak-icon-block-title">{title}</strong> : null}
          {messages ? <span className="shyrdak-icon-block-text">{messages}</span> : null}
        </span>
      </>
    )
    if (to && (title || messages))
      return (
        <a {...root} href={to}>
          {children}
        </a>
      )
    return <div {...root}>{children}</div>
  },
})
