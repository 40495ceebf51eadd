import { Artisans } from '@shyrdak/react-store/widgets/artisans'
import type { ReactNode } from 'react'
import { messagesIn } from '../messages/messages-in.ts'
import type { PageEnv } from '../page/page-env.ts'
import { SpecialGoodsGrid } from '../special-product/special-goods-grid.tsx'
import { allResultsHref, type ArtisanResultKind, type ArtisanResults } from './artisan-results.ts'

interface Props {
  results: ArtisanResults
  text: string
  env: PageEnv
  /** The path of the search with its language prefix. */
  path: string
  /** The number of cards of a section; the others are behind a link. All by default. */
  most?: number
  /** The number of photos in the first view of the page. */
  eager?: number
}

/** The special goods and the workshops that a search finds, a section each. Nothing if there are none. */
export function ArtisanSections({ results, text, env, path, most = Infinity, eager = 0 }: Props) {
  const t = messagesIn(env.language, 'site/listing')
  const { special, artisans } = results
  const section = (kind: ArtisanResultKind, title: string, total: number, cards: ReactNode) => (
    <section className="site-row" aria-labelledby={`search-${kind}`}>
      <header className="site-row-head">
        <h2 id={`search-${kind}`}>{title}</h2>
        {total > most && (
          <a href={allResultsHref(path, text, kind)} aria-label={`${t('seeAll', { total })}: ${title}`}>
            {t('seeAll', { total })}
          </a>
        )}
      </header>
      {cards}
    </section>
  )
  const shownArtisans = artisans?.data.slice(0, most) ?? []
  return (
    <>
      {special &&
        special.total > 0 &&
        section(
          'special',
          t('artisanGoods'),
          special.total,
          <SpecialGoodsGrid goods={special.data.slice(0, most)} env={env} eager={eager} />,
        )}
      {artisans &&
        artisans.total > 0 &&
        section(
          'artisans',
          messagesIn(env.language, 'site/artisans')('artisans'),
          artisans.total,
          // As its only page: further ones are pages of the search.
          <Artisans
            first={{ ...artisans, data: shownArtisans, total: shownArtisans.length, current_page: 1 }}
          />,
        )}
    </>
  )
}
