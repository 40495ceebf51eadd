import type { Country, Language } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { ReactNode } from 'react'
import { PageContextProvider, usePageContext } from '../page/use-page-context.ts'
import { CountriesProvider } from './use-countries.ts'

interface Props {
  language: Language
  /** The store's countries, with their names in every language. */
  countries: readonly Country[]
  children: ReactNode
}

/** Renders its children in a language other than the page's. `readOtherLanguage` must have loaded it. */
export function InLanguage({ language, countries, children }: Props) {
  const page = usePageContext()
  const named = countries.map(({ code, name, delivers }) => ({
    code,
    name: localized(name, language),
    delivers,
  }))
  return (
    <PageContextProvider value={{ ...page, language, prefix: `/${language}` }}>
      <CountriesProvider value={named}>{children}</CountriesProvider>
    </PageContextProvider>
  )
}
