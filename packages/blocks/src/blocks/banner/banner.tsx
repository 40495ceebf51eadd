import { localized } from '@shyrdak/sdk/format'
import { Button } from '../../parts/button/button.tsx'
import { Image } from '../../parts/image/image.tsx'
import { Prose } from '../../parts/prose/prose.tsx'
import { blockStyle, hasHtml, href, length, source, text, variables } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A wide image with a text box. Content that is not set in the page comes from the saved banner `id`. */
export const banner = block({
  name: 'Banner',
  queries: ({ id }) => (typeof id === 'number' ? [{ read: 'banners' }] : []),
  render(props, env) {
    const saved =
      typeof props.id === 'number'
        ? env.data({ read: 'banners' })?.find(({ id }) => id === props.id)
        : undefined
    const photo = source(props.image, env) ?? source(saved?.photo, env)
    const title = text(props.title) || (saved ? localized(saved.title, env.language) : '')
    const body = hasHtml(props.content) ? (
      Prose({ text: props.content })
    ) : saved && localized(saved.text, env.language) ? (
      <p>{localized(saved.text, env.language)}</p>
    ) : null
    const link = href(props.buttonLink, env) ?? href(saved?.href, env)
    const label = text(props.buttonText)
    const button = link !== undefined && label ? Button({ href: link, size: 'large', children: label }) : null
    const hasText = Boolean(title || body || button)
    if (!photo && !hasText) return null
    const { className, style } = blockStyle(props, 'shyrdak-banner')
    return (
      <section
        className={className}
        style={{ ...variables({ '--banner-height': length(props.height) }), ...style }}
      >
        {photo ? Image({ photo, alt: '', sizes: '100vw', width: 1280, height: 560 }) : null}
        {hasText ? (
          <div className="shyrdak-banner-text">
            {title ? (
              <h2 className="shyrdak-banner-title">
                {/* Without a button, the title is the link, and CSS extends it to the whole banner. */}
                {link !== undefined && !button ? (
                  <a className="shyrdak-banner-link" href={link}>
                    {title}
                  </a>
                ) : (
                  title
                )}
              </h2>
            ) : null}
            {body}
            {button}
          </div>
        ) : null}
      </section>
    )
  },
})
