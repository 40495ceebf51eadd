import '@shyrdak/blocks/styles.css'
import '@shyrdak/react-store/styles.css'
import './styles/site.css'
import { messagesIn } from './messages/messages-in.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '@shyrdak/sdk/contract'
import { use, useEffect, type ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { HEADER_EVENT } from './document-scripts/page-events.ts'
import { failureKind, failureText } from './failure/failure-kind.ts'
import { DeskFailurePage } from './failure/desk-failure-page.tsx'
import { FailurePage } from './failure/failure-page.tsx'
import { ClientEntryContext, firstScript } from './page/client-entry.ts'
import { EARLY_PRESS } from './page/early-press.ts'
import { EARLY_SUBMIT } from './page/early-submit.ts'
import { SKIPPED_TRANSITION } from './page/skipped-transition.ts'
import { canonicalQuery } from './page/document-query.ts'
import { isDeskPath } from './page/is-desk-path.ts'
import { kindOf } from './page/kind.ts'
import { documentAttributes } from './page/document-attributes.ts'
import { pageContextOf } from './page/page-context.ts'
import { useNonce, usePageContext } from './page/use-page-context.ts'
import { pageAddress } from './page/page-address.ts'
import { HeadContent } from './shell/head-content.tsx'
import { loadShell } from './shell/load-shell.ts'
import { Shell } from './shell/shell.tsx'
import { Wordmark } from './shell/wordmark.tsx'
import { PageStore } from './store/page-store-provider.tsx'
import { requestContextKey } from './page/request-context.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const requestContext = context.get(requestContextKey)
  return {
    pageContext: pageContextOf(requestContext),
    shell: await loadShell(requestContext),
  }
}

/** How long to wait after a request too many, or while the store is unavailable. */
export const headers = ({ errorHeaders }: Route.HeadersArgs) => errorHeaders ?? {}

/** The shell never changes within an open document: switching the language or country reloads it. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const kind = kindOf(useMatches().map(({ handle }) => handle))
  const entry = use(ClientEntryContext)
  const nonce = useNonce()
  const { pathname, search } = useLocation()
  const pageContext = usePageContext()
  const { language, prefix, origin } = pageContext
  const query = canonicalQuery(search)
  // Built from the current location: after a navigation in the browser, the request of the document is
  // another page's.
  const hereIn = (place: string) => pageAddress(origin, place, pathname) + query
  return (
    <html lang={LANGUAGE_TAGS[language]} data-page={kind} {...documentAttributes(pageContext)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf6ee" />
        <Meta />
        <link rel="canonical" href={hereIn(prefix)} />
        {LANGUAGES.map((other) => (
          <link key={other} rel="alternate" hrefLang={LANGUAGE_TAGS[other]} href={hereIn(`/${other}`)} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={hereIn('')} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
        {root && <HeadContent elements={root.shell.head} />}
        {kind === 'document' && entry && (
          <>
            {/* A filtered list must be scrolled to its position before the first paint, so its script
                blocks rendering. */}
            <script type="module" src={firstScript(entry)} blocking={search ? 'render' : undefined} />
          </>
        )}
        {kind !== 'document' && (
          // Browsers hide the nonce from scripts, including React, so hydration would report a mismatch.
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{
              __html:
                kind === 'hydrated'
                  ? `${EARLY_SUBMIT}\n${EARLY_PRESS}\n${SKIPPED_TRANSITION}`
                  : SKIPPED_TRANSITION,
            }}
          />
        )}
      </head>
      <body className="shyrdak-root">
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

export default function Root({ loaderData: { pageContext, shell } }: Route.ComponentProps) {
  return (
    <PageStore {...pageContext}>
      <Shell pageContext={pageContext} shell={shell}>
        <Outlet />
      </Shell>
    </PageStore>
  )
}

/**
 * The error page rendered in the browser gets a new header without the state from storage. This event
 * restores that.
 */
function RefreshHeader() {
  useEffect(() => {
    dispatchEvent(new CustomEvent(HEADER_EVENT))
  }, [])
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root')
  const { language, prefix, path } = usePageContext()
  const kind = failureKind(error)
  const Page = isDeskPath(path) ? DeskFailurePage : FailurePage
  const page = <Page kind={kind} language={language} prefix={prefix} />
  // A page that failed while rendering has not set its title yet.
  const title = (
    <>
      <title>{`${failureText(kind, messagesIn(language, 'site/failure')).title} · Shyrdak`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
  if (!root)
    return (
      <>
        {title}
        {/* The whole header has menus and countries, which the store could not be asked for. */}
        <header className="site-brand">
          <Wordmark href={`${prefix}/`} label={messagesIn(language, 'site/shell')('home')} />
        </header>
        {page}
      </>
    )
  return (
    <PageStore {...root.pageContext}>
      <Shell pageContext={root.pageContext} shell={root.shell}>
        {title}
        <RefreshHeader />
        {page}
      </Shell>
    </PageStore>
  )
}
