import { data } from 'react-router'

const LARGEST = 2_147_483_647

/**
 * Parses the artisan id in a path.
 * @throws a 404 response when it is not an id
 */
export function artisanId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > LARGEST) throw data(null, { status: 404 })
  return Number(text)
}
