import { look, text } from '../../read/index.ts'
import { block } from '../../tree/block.ts'

/** The workshops, a page of them at a time. Source: spec §2, AllArtisans. */
export const allArtisans = block({
  name: 'AllArtisans',
  island: 'workshops',
  needs: () => [{ read: 'artisans', page: 1 }],
  draw(props, env) {
    const first = env.answer({ read: 'artisans', page: 1 })
    if (!first) return null
    const title = text(props.title)
    return (
      <section {...look(props, 'shyrdak-all-artisans')}>
        {title && <h2>{title}</h2>}
        {env.island({
          name: 'workshops',
          root: { className: 'shyrdak-all-artisans-list' },
          props: { first },
        })}
      </section>
    )
  },
})
