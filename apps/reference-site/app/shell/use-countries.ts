import { useRouteLoaderData } from 'react-router'
import type { ShellContent } from './load-shell.ts'

/** The countries of the store's list, named in the language of the page. */
export function useCountries(): ShellContent['countries'] {
  return useRouteLoaderData<{ shell: ShellContent }>('root')?.shell.countries ?? []
}

/** The name of a country in the language of the page, or its code where the store has no name. */
export function useCountryName(): (code: string) => string {
  const countries = useCountries()
  return (requested) => countries.find(({ code }) => code === requested)?.name ?? requested
}
