import { data } from 'react-router'

/** The number of the page of a list that an address asks for by `name`; what is no number there is not found. */
export function pageNumber(request: Request, name: 'page' | 'shop' = 'page'): number {
  const asked = new URL(request.url).searchParams.get(name)
  if (asked === null) return 1
  if (!/^[1-9]\d{0,4}$/.test(asked)) throw data(null, { status: 404 })
  return Number(asked)
}
