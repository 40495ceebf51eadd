import { localized } from '@shyrdak/sdk/format'
import { Button } from '../../parts/button/button.tsx'
import { Image } from '../../parts/image/image.tsx'
import { Prose } from '../../parts/prose/prose.tsx'
import { hasHtml, href, length, look, source, text, variables } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A wide picture with words on a piece of felt: its own, or those of a banner kept by number. */
export const banner = block({
  name: 'Banner',
  queries: ({ id }) => (typeof id === 'number' ? [{ read: 'banners' }] : []),
  render(props, env) {
    const kept =
      typeof props.id === 'number'
        ? env.data({ read: 'banners' })?.find(({ id }) => id === props.id)
        : undefined
    const photo = source(props.image, env) ?? source(kept?.photo, env)
    const title = text(props.title) || (kept ? localized(kept.title, env.language) : '')
    const messages = hasHtml(props.content) ? (
      Prose({ text: props.content })
    ) : kept && localized(kept.text, env.language) ? (
      <p>{localized(kept.text, env.language)}</p>
    ) : null
    const to = href(props.buttonLink, env) ?? href(kept?.href, env)
    const label = text(props.buttonText)
    const pressed = to !== undefined && label ? Button({ href: to, size: 'large', children: label }) : null
    const hasMessages = Boolean(title || messages || pressed)
    if (!photo && !hasMessages) return null
    const { className, style } = look(props, 'shyrdak-banner')
    return (
      <section
        className={className}
        style={{ ...variables({ '--banner-height': length(props.height) }), ...style }}
      >
        {photo ? Image({ photo, alt: '', sizes: '100vw', width: 1280, height: 560 }) : null}
        {hasMessages ? (
          <div className="shyrdak-banner-text">
            {title ? (
              <h2 className="shyrdak-banner-title">
                {/* Without a button the title leads there, and all of the banner with it. */}
                {to !== undefined && !pressed ? (
                  <a className="shyrdak-banner-link" href={to}>
                    {title}
                  </a>
                ) : (
                  title
                )}
              </h2>
            ) : null}
            {messages}
            {pressed}
          </div>
        ) : null}
      </section>
    )
  },
})
