import type { Language } from '@shyrdak/sdk/contract'
import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'
import type { PageVisit } from './use-visit.ts'

const DrawnVisit = createContext<PageVisit | null>(null)

/** Tells the server's drawing whom it draws for, also where nothing could be loaded. */
export const KnownVisit = DrawnVisit.Provider

/** The visit as far as it is known: also on a page whose loaders failed. */
export function useKnownVisit(): PageVisit {
  const root = useRouteLoaderData<RootData>('root')
  const drawn = use(DrawnVisit)
  return root?.visit ?? drawn ?? visitOfDocument()
}

/** What the server wrote on the document. */
function visitOfDocument(): PageVisit {
  const { language, country, countryChosen, prefix = '', apiHost = '' } = document.documentElement.dataset
  return {
    // The server wrote these.
    language: language as Language,
    country: country ?? 'KG',
    hasChosenCountry: countryChosen !== undefined,
    prefix: prefix as PageVisit['prefix'],
    path: location.pathname.slice(prefix.length) || '/',
    origin: location.origin,
    apiHost,
  }
}
