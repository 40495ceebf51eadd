import type { Country } from '@shyrdak/sdk/contract'

const COUNTRY_GROUPS = ['listed', 'delivered', 'Asia', 'Europe', 'Americas', 'Oceania', 'all'] as const
export type CountryGroup = (typeof COUNTRY_GROUPS)[number]

type Grouped = Pick<Country, 'code' | 'region' | 'delivers'>

/** Returns the non-empty groups of countries: those with a price, with delivery, of each region, and all. */
export function groupsOf(
  countries: readonly Grouped[],
  listed: readonly string[],
): { name: CountryGroup; countries: string[] }[] {
  const members: Readonly<Record<CountryGroup, (country: Grouped) => boolean>> = {
    listed: ({ code }) => listed.includes(code),
    delivered: ({ delivers }) => delivers,
    Asia: ({ region }) => region === 'Asia',
    Europe: ({ region }) => region === 'Europe',
    Americas: ({ region }) => region === 'Americas',
    Oceania: ({ region }) => region === 'Oceania',
    all: () => true,
  }
  return COUNTRY_GROUPS.map((name) => ({
    name,
    countries: countries.filter(members[name]).map(({ code }) => code),
  })).filter((group) => group.countries.length > 0)
}
