import { youtubeId } from '@shyrdak/sdk/page-safety'
import { blockStyle, length, source, text, variables } from '../../props/index.ts'
import { block } from '../../tree/block.ts'
import { playerFrame } from './player-frame.ts'

/** A video with its title below: the YouTube player, loaded on click, or the native player. Source: spec §2. */
export const videoComponent = block({
  name: 'VideoComponent',
  render(props, env) {
    const videoId = youtubeId(text(props.src))
    const file = source(props.src, env)
    if (!videoId && !file) return null
    const { className, style } = blockStyle(props, 'shyrdak-video-component')
    const title = text(props.title)
    const poster = source(props.poster, env)
    const sizes = variables({ '--video-width': length(props.width), '--video-height': length(props.height) })
    return (
      <figure className={className} style={{ ...sizes, ...style }}>
        {videoId ? (
          <iframe
            className="shyrdak-video-component-film"
            title={title || env.messages('video.play')}
            srcDoc={playerFrame({
              videoId,
              poster,
              label: env.messages('video.watch'),
              language: env.language,
            })}
            loading="lazy"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the srcdoc has no script, and YouTube's page has its own origin
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- pages have no captions for their videos
          <video
            className="shyrdak-video-component-film"
            src={file}
            poster={poster}
            aria-label={title || env.messages('video.play')}
            controls
            playsInline
            preload="metadata"
          />
        )}
        {title ? <figcaption className="shyrdak-video-component-title">{title}</figcaption> : null}
      </figure>
    )
  },
})
