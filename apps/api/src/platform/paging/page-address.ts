type Values = Readonly<Record<string, string | number | boolean | readonly (string | number)[] | undefined>>

/** The URL of another page of a list with the same filters, relative to the API's host. */
export function pageAddress(path: string, country: string, filters: Values, page?: number): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filters, page, country_iso_code: country })) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  }
  return `/api${path}?${query.toString()}`
}
