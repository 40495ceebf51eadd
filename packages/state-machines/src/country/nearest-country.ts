import type { Country } from '@shyrdak/sdk/contract'
import { CITIES } from './cities.ts'

/** In degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

export type LocatedCountry = Pick<Country, 'code' | 'location'>

const EARTH_RADIUS = 6_371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the distance in kilometres. */
export function greatCircleDistance(from: Position, to: Position): number {
  const half = (a: number, b: number) => Math.sin((b - a) / 2) ** 2
  const [one, two] = [radians(from.latitude), radians(to.latitude)]
  const turn = half(radians(from.longitude), radians(to.longitude))
  const chord = half(one, two) + Math.cos(one) * Math.cos(two) * turn
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, chord)))
}

const citiesOf = (code: string): Position[] =>
  (CITIES[code] ?? []).map(([latitude, longitude]) => ({ latitude, longitude }))

/**
 * Returns the code of the country whose centre, or one of whose cities, is nearest; null without countries or a
 * valid position.
 */
export function nearestCountry(position: Position, countries: readonly LocatedCountry[]): string | null {
  let nearest: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { code, location } of countries)
    for (const place of [location, ...citiesOf(code)]) {
      const distance = greatCircleDistance(position, place)
      if (distance < least) [nearest, least] = [code, distance]
    }
  return nearest
}
