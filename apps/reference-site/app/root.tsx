import '@shyrdak/blocks/styles.css'
import '@shyrdak/react-store/styles.css'
import './styles/site.css'
import { LANGUAGE_TAGS, LANGUAGES } from '@shyrdak/sdk/contract'
import { use, type ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { fontPreloads } from './page/fonts.ts'
import { ClientEntryContext } from './page/client-entry.ts'
import { kindOf } from './page/kind.ts'
import { PageStore } from './store/page-store-provider.tsx'
import { Shell } from './shell/shell.tsx'
import { loadShell } from './shell/load-shell.ts'
import { siteWords } from './locales/site-words.ts'
import { visitContext } from './visit.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { language, country, hasChosenCountry, prefix, path, origin, apiHost } = visit
  return { visit: { language, country, hasChosenCountry, prefix, path, origin, apiHost }, shell: await loadShell(visit) }
}

/** What a page knows of the request: everything of the visit that is data. */
export type RootData = Awaited<ReturnType<typeof loader>>

/** Nothing in the shell changes while the same document is open: language and country reload it. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const kind = kindOf(useMatches().map(({ handle }) => handle))
  const entry = use(ClientEntryContext)
  const { language, country, path, origin, apiHost } = root?.visit ?? { language: 'ru' as const, country: 'KG', path: '/', origin: '', apiHost: '' }
  const hereIn = (place: string) => `${origin}${place}${path === '/' && place ? '' : path}`
  return (
    <html lang={LANGUAGE_TAGS[language]} data-page={kind} data-language={language} data-country={country} data-api-host={apiHost || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f3ec" />
        <Meta />
        <link rel="canonical" href={hereIn('')} />
        {LANGUAGES.map((other) => (
          <link key={other} rel="alternate" hrefLang={LANGUAGE_TAGS[other]} href={hereIn(`/${other}`)} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={hereIn('')} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fontPreloads(language).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Links />
        {kind === 'document' && entry && <script type="module" src={entry} />}
      </head>
      <body>
        {children}
        {kind !== 'document' && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root({ loaderData: { visit, shell } }: Route.ComponentProps) {
  return (
    <PageStore {...visit}>
      <Shell visit={visit} shell={shell}>
        <Outlet />
      </Shell>
    </PageStore>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root')
  const words = siteWords(root?.visit.language ?? 'ru').failure
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const text = (
    <main className="site-failure">
      <h1>{isMissing ? words.pageNotFound : words.somethingWentWrong}</h1>
      <p>{isMissing ? words.pageNotFoundHint : words.somethingWentWrongHint}</p>
      <a href={`${root?.visit.prefix ?? ''}/`}>{words.toHome}</a>
    </main>
  )
  if (!root) return text
  return (
    <PageStore {...root.visit}>
      <Shell visit={root.visit} shell={root.shell}>
        {text}
      </Shell>
    </PageStore>
  )
}
