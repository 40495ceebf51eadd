import { data } from 'react-router'
import type { Route } from './+types/not-found.ts'
import { siteWords } from '../locales/site-words.ts'
import type { PageHandle } from '../page/kind.ts'
import { pageMeta, visitIn } from '../page/page-meta.ts'
import { visitContext } from '../visit.ts'

export const handle: PageHandle = { kind: 'document', name: 'Page Not Found' }

/** Every address that nothing else answers, and whatever the server refused before: with its status. */
export function loader({ context }: Route.LoaderArgs) {
  throw data(null, { status: context.get(visitContext).refused ?? 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  const visit = visitIn(matches)
  const words = siteWords(visit?.language ?? 'ru').failure
  return pageMeta(visit, { title: words.pageNotFound, description: words.pageNotFoundHint, hidden: true })
}

export default function NotFound() {
  return null
}
