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
import { HEADER_EVENT } from './document-scripts/header-event.ts'
import { failureKind, failureText } from './failure/failure-kind.ts'
import { DeskFailurePage } from './failure/desk-failure-page.tsx'
import { FailurePage } from './failure/failure-page.tsx'
import { serviceUnavailable } from './page/service-unavailable.ts'
import { ClientEntryContext, firstScript } from './page/client-entry.ts'
import { EARLY_SUBMIT } from './page/early-submit.ts'
import { SKIPPED_TRANSITION } from './page/skipped-transition.ts'
import { canonicalQuery } from './page/document-query.ts'
import { isDeskPath } from './page/is-desk-path.ts'
import { kindOf } from './page/kind.ts'
import { documentAttributes, pageContextOf } from './page/page-context.ts'
import { useNonce, usePageContext } from './page/use-page-context.ts'
import { pageAddress } from './page/page-address.ts'
import { HeadContent } from './shell/head-content.tsx'
import { loadShell } from './shell/load-shell.ts'
import { Shell } from './shell/shell.tsx'
import { PageStore } from './store/page-store-provider.tsx'
import { requestContextKey } from './page/request-context.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const requestContext = context.get(requestContextKey)
  return {
    pageContext: pageContextOf(requestContext),
    shell: await loadShell(requestContext).catch(serviceUnavailable),
  }
}

/** Nothing in the shell changes while the same document is open: language and country reload it. */
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
  // Of the page that is open, which the request of the document is not for long.
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
            {/* The place of a filtered list should be there at the first sight. */}
            <script type="module" src={firstScript(entry)} blocking={search ? 'render' : undefined} />
          </>
        )}
        {kind !== 'document' && (
          // Browsers hide the nonce from scripts, React's too.
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{
              __html: kind === 'hydrated' ? `${EARLY_SUBMIT}\n${SKIPPED_TRANSITION}` : SKIPPED_TRANSITION,
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

/** A page that failed to render in the browser has a header of its own, which knows nothing of storage. */
function HeaderAgain() {
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
  // A page that failed while drawing had no title of its own yet.
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
        {page}
      </>
    )
  return (
    <PageStore {...root.pageContext}>
      <Shell pageContext={root.pageContext} shell={root.shell}>
        {title}
        <HeaderAgain />
        {page}
      </Shell>
    </PageStore>
  )
}
