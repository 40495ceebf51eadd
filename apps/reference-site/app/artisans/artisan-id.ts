import { data } from 'react-router'

const LARGEST = 2_147_483_647

/** The number of the workshop that an address names; what is no number there is not found. */
export function artisanId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > LARGEST) throw data(null, { status: 404 })
  return Number(text)
}
