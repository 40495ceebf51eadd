import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import { pageContextOfDocument, type PageContext } from './page-context.ts'

const RequestedPage = createContext<(PageContext & { nonce?: string }) | null>(null)

/**
 * Provides the context of the page that the server renders, even when the root's loader failed. Also sets
 * another language for a part of a page.
 */
export const PageContextProvider = RequestedPage.Provider

/** The context of the page being rendered, even when its loaders failed. */
export function usePageContext(): PageContext {
  const root = useRouteLoaderData<{ pageContext: PageContext }>('root')
  const requested = use(RequestedPage)
  return requested ?? root?.pageContext ?? pageContextOfDocument()
}

/** The nonce for inline scripts, on the server only: browsers hide it from scripts. */
export const useNonce = (): string | undefined => use(RequestedPage)?.nonce
