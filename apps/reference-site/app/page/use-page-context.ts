import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import { pageContextOfDocument, type PageContext } from './page-context.ts'

const RequestedPage = createContext<(PageContext & { nonce?: string }) | null>(null)

/**
 * The context of the page that the server renders, also where the root's loader failed; or of a part of a page that is in
 * another language.
 */
export const PageContextProvider = RequestedPage.Provider

/** The context of the page being rendered, also of one whose loaders failed. */
export function usePageContext(): PageContext {
  const root = useRouteLoaderData<{ pageContext: PageContext }>('root')
  const requested = use(RequestedPage)
  return requested ?? root?.pageContext ?? pageContextOfDocument()
}

/** Allows an inline script of the page that the server renders; the browser keeps it to itself. */
export const useNonce = (): string | undefined => use(RequestedPage)?.nonce
