import type { Random } from '#images/paint/random.ts'
import type { ModelOf } from '#images/image-spec.ts'
import type { Solid } from '#images/space/solid.ts'
import type { Colours } from '../colours.ts'
import { sheep } from './sheep.ts'
import { camel } from './camel.ts'
import { snowLeopard } from './snow-leopard.ts'
import { horse } from './horse.ts'
import { doll } from './doll.ts'

const toys: Record<ModelOf<'toy'>, (colours: Colours, next: Random) => Solid> = {
  sheep: sheep,
  camel: camel,
  'snow-leopard': snowLeopard,
  horse: horse,
  doll: doll,
}

/** Animals look along -x; the doll looks at the camera. */
export const toyOf = (model: ModelOf<'toy'>, colours: Colours, next: Random): Solid =>
  toys[model](colours, next)
