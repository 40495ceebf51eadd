import { youtubeId } from '@shyrdak/sdk/rules'
import { length, look, source, text, variables } from '../../props/index.ts'
import { block } from '../../tree/block.ts'
import { playerFrame } from './player-frame.ts'

/** A film with its title below: YouTube's player once it is wanted, else the browser's own. Source: spec §2. */
export const videoComponent = block({
  name: 'VideoComponent',
  render(props, env) {
    const film = youtubeId(text(props.src))
    const file = source(props.src, env)
    if (!film && !file) return null
    const { className, style } = look(props, 'shyrdak-video-component')
    const title = text(props.title)
    const poster = source(props.poster, env)
    const sizes = variables({ '--video-width': length(props.width), '--video-height': length(props.height) })
    return (
      <figure className={className} style={{ ...sizes, ...style }}>
        {film ? (
          <iframe
            className="shyrdak-video-component-film"
            title={title || env.messages('video.play')}
            srcDoc={playerFrame({ film, poster, label: env.messages('video.watch'), language: env.language })}
            loading="lazy"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- our page has no script, YouTube's has its own origin
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- a page names a film, and no captions for it
          <video
            className="shyrdak-video-component-film"
            src={file}
            poster={poster}
            aria-label={title || env.messages('video.play')}
            controls
            playsInline
            preload="none"
          />
        )}
        {title ? <figcaption className="shyrdak-video-component-title">{title}</figcaption> : null}
      </figure>
    )
  },
})
