import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'

/** Says what a country is called in the language of the page; one that the store does not know keeps its code. */
export function useCountryName(): (code: string) => string {
  const root = useRouteLoaderData<RootData>('root')
  return (requested) => root?.shell.countries.find(({ code }) => code === requested)?.name ?? requested
}
