import { specialMeasured } from './measured.ts'
import { specialRugs } from './rugs.ts'
import type { SpecialGood } from './special-good.ts'
import { specialWalls } from './walls.ts'
import { specialYurts } from './yurts.ts'

/** The special goods of the demo shop. */
export const SPECIAL_GOODS: readonly SpecialGood[] = [
  ...specialRugs,
  ...specialWalls,
  ...specialYurts,
  ...specialMeasured,
]
