import type { Language } from '@shyrdak/sdk/contract'
import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'
import type { DocumentContext } from './use-page-context.ts'

const RequestPageContext = createContext<DocumentContext | null>(null)

/** Tells the server's drawing whom it draws for, also where nothing could be loaded. */
export const KnownPageContext = RequestPageContext.Provider

/** The visit as far as it is known: also on a page whose loaders failed. */
export function useKnownPageContext(): DocumentContext {
  const root = useRouteLoaderData<RootData>('root')
  const rendered = use(RequestPageContext)
  return root?.pageContext ?? rendered ?? contextOfDocument()
}

/** What the server wrote on the document. */
function contextOfDocument(): DocumentContext {
  const { language, country, countryChosen, prefix = '', apiHost = '' } = document.documentElement.dataset
  return {
    // The server wrote these.
    language: language as Language,
    country: country ?? 'KG',
    hasChosenCountry: countryChosen !== undefined,
    prefix: prefix as DocumentContext['prefix'],
    path: location.pathname.slice(prefix.length) || '/',
    origin: location.origin,
    apiHost,
  }
}
