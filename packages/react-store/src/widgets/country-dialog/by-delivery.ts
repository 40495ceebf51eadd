export interface CountryGroup<C> {
  readonly delivers: boolean
  readonly countries: readonly C[]
}

/** Where the store delivers first, then the rest, each in its order; a group without a country is left out. */
export const byDelivery = <C extends { readonly delivers?: boolean }>(
  countries: readonly C[],
): readonly CountryGroup<C>[] =>
  [true, false]
    .map((delivers) => ({
      delivers,
      countries: countries.filter((country) => (country.delivers ?? false) === delivers),
    }))
    .filter((group) => group.countries.length > 0)
