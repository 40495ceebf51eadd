import '../styles/terms.css'
import type { Route } from './+types/terms.ts'
import { termsWords } from '../locales/terms-words.ts'
import type { PageHandle } from '../page/kind.ts'
import { pageMeta, visitIn } from '../page/page-meta.ts'
import { usePageVisit } from '../page/use-visit.ts'

export const handle: PageHandle = { kind: 'document' }

export function meta({ matches }: Route.MetaArgs) {
  const visit = visitIn(matches)
  const { title, summary } = termsWords[visit?.language ?? 'ru']
  return pageMeta(visit, { title, description: summary })
}

/** What a shopper agrees to at checkout. */
export default function Terms() {
  const { title, summary, sections } = termsWords[usePageVisit().language]
  return (
    <main className="site-page site-terms">
      <h1>{title}</h1>
      <p>{summary}</p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
    </main>
  )
}
