export interface CountryGroup<C> {
  readonly delivers: boolean
  readonly countries: readonly C[]
}

/** Groups countries, those with delivery first; empty groups are left out. */
export const byDelivery = <C extends { readonly delivers?: boolean }>(
  countries: readonly C[],
): readonly CountryGroup<C>[] =>
  [true, false]
    .map((delivers) => ({
      delivers,
      countries: countries.filter((country) => (country.delivers ?? false) === delivers),
    }))
    .filter((group) => group.countries.length > 0)
