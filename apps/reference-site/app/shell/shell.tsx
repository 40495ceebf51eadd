import type { ReactNode } from 'react'
import { useLocation, useMatches } from 'react-router'
import { siteWords } from '../locales/site-words.ts'
import { documentQuery } from '../page/document-query.ts'
import { kindOf } from '../page/kind.ts'
import type { PageVisit } from '../page/use-visit.ts'
import type { ShellContent } from './load-shell.ts'
import { CookieChoice } from './cookie-choice.tsx'
import { CountryChoice } from './country-choice.tsx'
import { Preferences } from './preferences.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** The frame of every page. */
export function Shell({
  visit,
  shell,
  children,
}: {
  visit: PageVisit
  shell: ShellContent
  children: ReactNode
}) {
  const words = siteWords(visit.language).shell
  const { search } = useLocation()
  const isDocument = kindOf(useMatches().map(({ handle }) => handle)) === 'document'
  // What else stands in a query must not get into a document that many are shown.
  const query = isDocument ? documentQuery(search) : search.slice(1)
  const returnTo = visit.path + (query && `?${query}`)
  if (shell.isClosed) return children
  return (
    <>
      <a className="site-skip" href="#content">
        {words.skipToContent}
      </a>
      <SiteHeader visit={visit} shell={shell} isDocument={isDocument} />
      <div id="content" className="site-content" tabIndex={-1}>
        {children}
      </div>
      <SiteFooter visit={visit} shell={shell} />
      <CountryChoice
        countryName={shell.countries.find(({ code }) => code === visit.country)?.name ?? visit.country}
        hasChosenCountry={visit.hasChosenCountry}
        isDocument={isDocument}
        path={returnTo}
      />
      <CookieChoice isDocument={isDocument} />
      <Preferences
        words={words}
        language={visit.language}
        country={visit.country}
        countries={shell.countries}
        path={returnTo}
      />
    </>
  )
}
