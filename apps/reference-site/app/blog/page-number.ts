import { data } from 'react-router'

/**
 * Reads the page number from the query parameter `name`; 1 when it is absent.
 * @throws a 404 response when it is not a number
 */
export function pageNumber(request: Request, name: 'page' | 'shop' = 'page'): number {
  const asked = new URL(request.url).searchParams.get(name)
  if (asked === null) return 1
  if (!/^[1-9]\d{0,4}$/.test(asked)) throw data(null, { status: 404 })
  return Number(asked)
}
