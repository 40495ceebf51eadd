import { imageSources } from '@shyrdak/sdk/rules'
import { length, look, source, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A picture and nothing else, uncut. */
export const plainImage = block({
  name: 'PlainImage',
  render(props, env) {
    const photo = source(props.src, env)
    if (!photo) return null
    const { className, style } = look(props, 'shyrdak-plain-image')
    const width = length(props.width)
    const height = length(props.height)
    const { src, sources } = imageSources(photo)
    return (
      <picture className={className} style={{ ...(width && { width }), ...(height && { height }), ...style }}>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizesOf(width)} />
        ))}
        <img
          className="shyrdak-plain-image-image"
          src={src}
          alt={text(props.alt)}
          loading="lazy"
          decoding="async"
        />
      </picture>
    )
  },
})

/** A share of something unknown may be all of it. */
const sizesOf = (width: string | undefined): string =>
  width && !width.endsWith('%') ? `min(100vw, ${width})` : '100vw'
