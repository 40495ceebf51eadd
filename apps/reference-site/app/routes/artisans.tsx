import '../workshops/workshop.css'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import { Workshops } from '@shyrdak/react-store/widgets/workshops'
import type { Language } from '@shyrdak/sdk/contract'
import { data } from 'react-router'
import type { Route } from './+types/artisans.ts'
import { pageNumber } from '../blog/page-number.ts'
import { Island } from '../islands/island.tsx'
import { siteWords } from '../locales/site-words.ts'
import { workshopWords } from '../locales/workshop-words.ts'
import type { PageHandle } from '../page/kind.ts'
import { missingPage } from '../page/missing-page.ts'
import { pageEnv } from '../page/page-env.ts'
import { pageMeta, visitIn } from '../page/page-meta.ts'
import { breadcrumbList, placeOf } from '../page/structured-data.ts'
import { usePageVisit } from '../page/use-visit.ts'
import { visitContext } from '../visit.ts'
import { workshopList } from '../workshops/workshop-data.ts'

export const handle: PageHandle = { kind: 'document', name: 'Artisans' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageNumber(request)
  const first = await context
    .get(visitContext)
    .sdk.specialGoods.artisans.list({ query: { page } })
    .catch(missingPage)
  if (page > first.last_page) throw data(null, { status: 404 })
  return { first }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const visit = visitIn(matches)
  if (!visit || !loaderData) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  const { first } = loaderData
  const words = workshopWords[visit.language]
  const place = placeOf(visit)
  const page = first.current_page > 1 ? `, ${words.page(first.current_page).toLowerCase()}` : ''
  return pageMeta(visit, {
    title: words.workshops + page,
    description: words.workshopsText,
    photo: first.data[0]?.profile_pic ?? undefined,
    structured: [breadcrumbList(place, stepsOf(visit.language)), workshopList(place, first)],
  })
}

const stepsOf = (language: Language) => [
  { title: siteWords(language).shell.home, path: '/' },
  { title: workshopWords[language].workshops, path: '/artisans' },
]

export default function Artisans({ loaderData: { first } }: Route.ComponentProps) {
  const visit = usePageVisit()
  const env = pageEnv(visit)
  const words = workshopWords[visit.language]
  return (
    <main className="site-page">
      <Breadcrumbs
        label={siteWords(visit.language).shell.breadcrumbs}
        items={stepsOf(visit.language).map(({ title, path }) => ({ title, href: env.link(path) }))}
      />
      <header className="site-page-head">
        <h1>{words.workshops}</h1>
        <p>{words.workshopsText}</p>
      </header>
      <Island name="workshops" of={Workshops} props={{ first, inAddress: true }} />
    </main>
  )
}
