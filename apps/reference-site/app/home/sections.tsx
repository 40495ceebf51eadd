import { Picture } from '@shyrdak/blocks/parts/picture'
import type { RetailCategory } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/words'
import type { HomeWords } from '../locales/home-words.ts'
import type { PageEnv } from '../page/page-env.ts'

const WIDE = 3

/** The branches of the catalogue as tiles: those for people first and larger. */
export function Sections({
  categories,
  words,
  env,
}: {
  categories: readonly RetailCategory[]
  words: HomeWords
  env: PageEnv
}) {
  return (
    <section className="site-row">
      <h2>{words.sections}</h2>
      <ul className="site-tiles">
        {categories.map(({ id, url, title, photo }, place) => (
          <li key={id} data-wide={place < WIDE || undefined}>
            <a className="site-tile" href={env.link(`/categories/${url}`)}>
              {photo && (
                <Picture
                  photo={env.picture(photo)}
                  alt=""
                  sizes={place < WIDE ? '(min-width: 781px) 400px, 100vw' : '(min-width: 781px) 200px, 46vw'}
                  width={1600}
                  height={1000}
                />
              )}
              <span className="site-tile-name">{localized(title, env.language)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
