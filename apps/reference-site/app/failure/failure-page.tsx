import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { siteWords } from '../locales/site-words.ts'
import type { PageVisit } from '../page/use-visit.ts'
import { SearchForm } from '../shell/search-form.tsx'
import { failureText, type FailureKind } from './failure-kind.ts'

/** What is shown when there is no such page, or when one could not be drawn; with ways on. */
export function FailurePage({
  kind,
  language,
  prefix,
}: Pick<PageVisit, 'language' | 'prefix'> & { kind: FailureKind }) {
  const { failure: words, shell } = siteWords(language)
  const { title, hint } = failureText(kind, words)
  return (
    <main className="site-page site-failure">
      <Ornament shape="medallion" tone="walnut" />
      <h1>{title}</h1>
      <p>{hint}</p>
      <SearchForm id="site-search-again" action={`${prefix}/search`} words={shell} large />
      <p className="site-failure-ways">
        <Button href={`${prefix}/categories`}>{words.toCatalogue}</Button>
        <Button href={`${prefix}/`} tone="secondary">
          {words.toHome}
        </Button>
      </p>
    </main>
  )
}
