import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ShellContent } from './load-shell.ts'

const OtherCountries = createContext<ShellContent['countries'] | null>(null)

/** Countries as another language than that of the page names them. */
export const CountriesProvider = OtherCountries.Provider

/** The countries of the store's list, named in the language of the page. */
export function useCountries(): ShellContent['countries'] {
  const root = useRouteLoaderData<{ shell: ShellContent }>('root')
  return use(OtherCountries) ?? root?.shell.countries ?? []
}

/** The name of a country in the language of the page, or its code where the store has no name. */
export function useCountryName(): (code: string) => string {
  const countries = useCountries()
  return (requested) => countries.find(({ code }) => code === requested)?.name ?? requested
}
