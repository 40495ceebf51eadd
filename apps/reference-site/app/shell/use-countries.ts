import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ShellContent } from './load-shell.ts'

const OtherCountries = createContext<ShellContent['countries'] | null>(null)

/** Provides country names in another language than the page's. */
export const CountriesProvider = OtherCountries.Provider

/** The store's countries, with names in the language of the page. */
export function useCountries(): ShellContent['countries'] {
  const root = useRouteLoaderData<{ shell: ShellContent }>('root')
  return use(OtherCountries) ?? root?.shell.countries ?? []
}

/** Returns a country's name in the language of the page, or its code when the store has no name for it. */
export function useCountryName(): (code: string) => string {
  const countries = useCountries()
  return (requested) => countries.find(({ code }) => code === requested)?.name ?? requested
}
