import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { siteMessages } from '../locales/site-messages.ts'
import type { PageContext } from '../page/page-context.ts'
import { SearchForm } from '../shell/search-form.tsx'
import { failureText, type FailureKind } from './failure-kind.ts'
import { TryAgain } from './try-again.tsx'

/** The page for a missing page and for one that failed to render, with links to go on. */
export function FailurePage({
  kind,
  language,
  prefix,
}: Pick<PageContext, 'language' | 'prefix'> & { kind: FailureKind }) {
  const { failure: messages, shell } = siteMessages(language)
  const { title, hint } = failureText(kind, messages)
  return (
    <main className="site-page site-failure">
      <Ornament shape="medallion" tone="walnut" />
      <h1>{title}</h1>
      <p>{hint}</p>
      {kind === 'unloaded' && <TryAgain messages={messages} />}
      <SearchForm id="site-search-again" action={`${prefix}/search`} messages={shell} large />
      <p className="site-failure-ways">
        <Button href={`${prefix}/categories`} tone={kind === 'unloaded' ? 'secondary' : 'primary'}>
          {messages.toCatalogue}
        </Button>
        <Button href={`${prefix}/`} tone="secondary">
          {messages.toHome}
        </Button>
      </p>
    </main>
  )
}
