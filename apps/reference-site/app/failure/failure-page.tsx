import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { messagesIn } from '../messages/messages-in.ts'
import type { PageContext } from '../page/page-context.ts'
import { SearchForm } from '../shell/search-form.tsx'
import { failureText, type FailureKind } from './failure-kind.ts'
import { TryAgain } from './try-again.tsx'

/** The page for a request that gets no other page, with links to continue. */
export function FailurePage({
  kind,
  language,
  prefix,
}: Pick<PageContext, 'language' | 'prefix'> & { kind: FailureKind }) {
  const t = messagesIn(language, 'site/failure')
  const { title, hint } = failureText(kind, t)
  const isRepeatable = kind === 'broken' || kind === 'limited' || kind === 'unavailable'
  return (
    <main className="site-page site-failure">
      <Ornament shape="medallion" tone="walnut" />
      <h1>{title}</h1>
      <p>{hint}</p>
      {kind === 'unloaded' && <TryAgain t={t} />}
      {/* A link to the same page, since a document has no script that could reload it. */}
      {isRepeatable && <Button href="">{t('tryAgain')}</Button>}
      {/* A search would be refused as well. */}
      {kind !== 'limited' && kind !== 'unavailable' && (
        <SearchForm
          id="site-search-again"
          action={`${prefix}/search`}
          t={messagesIn(language, 'site/shell')}
          large
        />
      )}
      <p className="site-failure-ways">
        <Button
          href={`${prefix}/categories`}
          tone={kind === 'unloaded' || isRepeatable ? 'secondary' : 'primary'}
        >
          {t('toCatalogue')}
        </Button>
        <Button href={`${prefix}/`} tone="secondary">
          {t('toHome')}
        </Button>
      </p>
    </main>
  )
}
