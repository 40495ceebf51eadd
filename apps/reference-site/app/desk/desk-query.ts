/** The page number in an address; the first one for anything that is none. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** One of the values that a list knows, from its address; undefined for anything else. */
export const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((one) => one === text)

/** The query of an address with other fields; empty ones are left out. Whoever filters starts on the first page. */
export function queryWith(fields: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1))
      query.set(name, String(value))
  const text = query.toString()
  return text && `?${text}`
}
