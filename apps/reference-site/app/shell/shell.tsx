import { messagesIn } from '../messages/messages-in.ts'
import { useEffect, type ReactNode } from 'react'
import { useLocation, useMatches } from 'react-router'
import { HEADER_EVENT } from '../document-scripts/page-events.ts'
import { documentQuery } from '../page/document-query.ts'
import { kindOf, type PageHandle } from '../page/kind.ts'
import type { PageContext } from '../page/page-context.ts'
import type { ShellContent } from './load-shell.ts'
import { isDeskPath } from '../page/is-desk-path.ts'
import { CheckoutHeader } from './checkout-header.tsx'
import { CookieChoice } from './cookie-choice.tsx'
import { CountryChoice } from './country-choice.tsx'
import { countryText } from './country-text.ts'
import { CountryPrompt } from './country-prompt.tsx'
import { DeskShell } from './desk-shell.tsx'
import { Preferences } from './preferences.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** The frame of every page. */
export function Shell({
  pageContext: requested,
  shell,
  children,
}: {
  pageContext: PageContext
  shell: ShellContent
  children: ReactNode
}) {
  const t = messagesIn(requested.language, 'site/shell')
  const { pathname, search } = useLocation()
  const handles = useMatches().map(({ handle }) => handle as Partial<PageHandle> | undefined) // routes export this type
  const isDocument = kindOf(handles) === 'document'
  // A navigation from the cart to the checkout keeps the document, so the path differs from the requested
  // one.
  const pageContext = isDocument ? requested : { ...requested, path: pathname }
  const isCheckout = pageContext.path === '/order/registration'
  useEffect(() => {
    // A header that is rendered again lacks the state from storage. This event restores it.
    if (!isCheckout) dispatchEvent(new CustomEvent(HEADER_EVENT))
  }, [isCheckout])
  const hasFooter = handles.every((handle) => handle?.hasFooter !== false)
  // Other query parameters must not end up in a document that is cached for many visitors.
  const query = isDocument ? documentQuery(search) : search.slice(1)
  const path = pageContext.path + (query && `?${query}`)
  const returnTo = pageContext.prefix + path
  if (shell.isBare) return children
  if (isDeskPath(pageContext.path))
    return (
      <DeskShell pageContext={pageContext} shell={shell} path={returnTo}>
        {children}
      </DeskShell>
    )
  const countryName =
    shell.countries.find(({ code }) => code === pageContext.country)?.name ?? pageContext.country
  // Of the hydrated pages, only the cart shows prices and delivery that depend on the country.
  const asksForCountry = !pageContext.hasChosenCountry && (isDocument || pageContext.path === '/order/basket')
  return (
    <>
      <a className="site-skip" href="#content">
        {t('skipToContent')}
      </a>
      {asksForCountry && (
        <CountryPrompt
          t={t}
          text={countryText(shell, pageContext.country, pageContext.language)}
          path={returnTo}
        />
      )}
      {isCheckout ? (
        <CheckoutHeader pageContext={pageContext} />
      ) : (
        <SiteHeader pageContext={pageContext} shell={shell} isDocument={isDocument} />
      )}
      <div id="content" className="site-content" tabIndex={-1}>
        {children}
      </div>
      {/* Before the footer: during checkout it takes its place in the page. */}
      <CookieChoice isDocument={isDocument} />
      {hasFooter ? <SiteFooter pageContext={pageContext} shell={shell} path={path} /> : null}
      <CountryChoice countryName={countryName} isDocument={isDocument} />
      <Preferences
        t={t}
        language={pageContext.language}
        country={pageContext.country}
        countries={shell.countries}
        path={returnTo}
        isLate={isDocument}
      />
    </>
  )
}
