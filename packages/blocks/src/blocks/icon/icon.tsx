import { Picture } from '../../parts/picture/picture.tsx'
import { href, length, look, source, text } from '../../read/index.ts'
import { block } from '../../tree/block.ts'

/** A small picture with a title and a text, all of it a link when it leads somewhere. Source: spec §2. */
export const icon = block({
  name: 'Icon',
  draw(props, env) {
    const photo = source(props.src, env)
    const title = text(props.title)
    const words = text(props.text)
    if (!photo && !title && !words) return null
    const root = look(props, 'shyrdak-icon-block')
    const to = href(props.href, env)
    const width = length(props.width)
    const height = length(props.height)
    const inside = (
      <>
        {photo ? (
          <span
            className="shyrdak-icon-block-picture"
            style={{ ...(width && { width }), ...(height && { height }) }}
          >
            {/* The words beside it say what it is. */}
            {Picture({ photo, alt: '', sizes: width ?? '88px', widths: [160, 320] })}
          </span>
        ) : null}
        <span className="shyrdak-icon-block-words">
          {title ? <strong className="shyrdak-icon-block-title">{title}</strong> : null}
          {words ? <span className="shyrdak-icon-block-text">{words}</span> : null}
        </span>
      </>
    )
    if (to && (title || words))
      return (
        <a {...root} href={to}>
          {inside}
        </a>
      )
    return <div {...root}>{inside}</div>
  },
})
