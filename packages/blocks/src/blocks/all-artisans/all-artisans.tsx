import { blockStyle, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A paginated list of workshops. Source: spec §2, AllArtisans. */
export const allArtisans = block({
  name: 'AllArtisans',
  island: 'artisans',
  queries: () => [{ read: 'artisans', page: 1 }],
  render(props, env) {
    const first = env.data({ read: 'artisans', page: 1 })
    if (!first) return null
    const title = text(props.title)
    return (
      <section {...blockStyle(props, 'shyrdak-all-artisans')}>
        {title && <h2>{title}</h2>}
        {env.island({
          name: 'artisans',
          root: { className: 'shyrdak-all-artisans-list' },
          props: { first },
        })}
      </section>
    )
  },
})
