import { issykKul } from './issyk-kul.ts'
import { naryn } from './naryn.ts'
import { north } from './north.ts'
import { south } from './south.ts'
import type { Workshop } from './workshop.ts'

/** The workshops of the demo shop, as the store lists them: regions take turns. */
export const WORKSHOPS: readonly Workshop[] = inTurns([naryn, issykKul, north, south])

function inTurns(regions: readonly (readonly Workshop[])[]): Workshop[] {
  const longest = Math.max(...regions.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => regions.flatMap((region) => region[turn] ?? [])).flat()
}
