import { imageSources } from '@shyrdak/sdk/rules'
import { blockStyle, length, source, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** An image without a frame, in its own proportions. */
export const plainImage = block({
  name: 'PlainImage',
  render(props, env) {
    const photo = source(props.src, env)
    if (!photo) return null
    const { className, style } = blockStyle(props, 'shyrdak-plain-image')
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

/** A percentage refers to a container of unknown width, so the full viewport is assumed. */
const sizesOf = (width: string | undefined): string =>
  width && !width.endsWith('%') ? `min(100vw, ${width})` : '100vw'
