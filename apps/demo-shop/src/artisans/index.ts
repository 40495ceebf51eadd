import { issykKul } from './issyk-kul.ts'
import { naryn } from './naryn.ts'
import { north } from './north.ts'
import { south } from './south.ts'
import type { DemoArtisan } from './artisan.ts'

/** The workshops of the demo shop in list order, alternating between regions. */
export const ARTISANS: readonly DemoArtisan[] = inTurns([naryn, issykKul, north, south])

function inTurns(regions: readonly (readonly DemoArtisan[])[]): DemoArtisan[] {
  const longest = Math.max(...regions.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => regions.flatMap((region) => region[turn] ?? [])).flat()
}
