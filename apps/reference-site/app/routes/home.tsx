import '../styles/home.css'
import type { Route } from './+types/home.ts'
import { Craft } from '../home/craft.tsx'
import { Hero } from '../home/hero.tsx'
import { Notes } from '../home/notes.tsx'
import { RugStory } from '../home/rug-story.tsx'
import { SCENES } from '../home/scenes.ts'
import { Sections } from '../home/sections.tsx'
import { GoodsGrid } from '../listing/goods-grid.tsx'
import { homeWords } from '../locales/home-words.ts'
import type { PageHandle } from '../page/kind.ts'
import { pageEnv } from '../page/page-env.ts'
import { homeTitle, pageMeta, visitIn } from '../page/page-meta.ts'
import { organization, placeOf, webSite } from '../page/structured-data.ts'
import { usePageVisit } from '../page/use-visit.ts'
import { visitContext } from '../visit.ts'

export const handle: PageHandle = { kind: 'document', name: 'Home' }

const SHOWN = 8

export async function loader({ context }: Route.LoaderArgs) {
  const { categories, products } = context.get(visitContext).sdk.retailCatalogue
  const [branches, goods] = await Promise.all([
    categories.list(),
    products.main({ query: { per_page: SHOWN } }),
  ])
  return { branches, goods }
}

export function meta({ matches }: Route.MetaArgs) {
  const visit = visitIn(matches)
  if (!visit) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  return pageMeta(visit, {
    title: homeTitle(visit),
    description: homeWords[visit.language].description,
    photo: SCENES.hero,
    structured: [organization(visit.origin), webSite(placeOf(visit))],
  })
}

export default function Home({ loaderData: { branches, goods } }: Route.ComponentProps) {
  const env = pageEnv(usePageVisit())
  const words = homeWords[env.language]
  return (
    <main className="site-home">
      <Hero words={words} env={env} />
      <div className="site-page">
        <Sections categories={branches} words={words} env={env} />
        <section className="site-row">
          <header className="site-row-head">
            <h2>{words.chosen}</h2>
            <a href={env.link('/categories')}>{words.chosenMore}</a>
          </header>
          <GoodsGrid goods={goods} env={env} className="site-goods-four" />
        </section>
      </div>
      <Craft words={words} env={env} />
      <div className="site-page">
        <RugStory words={words} env={env} />
        <Notes words={words} />
      </div>
    </main>
  )
}
