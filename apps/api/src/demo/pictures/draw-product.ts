import { bootOf, isTall, slipperOf } from './goods/shoe-models.ts'
import { footwear } from './goods/footwear.ts'
import type { Colours } from './goods/colours.ts'
import { rgb } from './paint/colour.ts'
import { random } from './paint/random.ts'
import type { PictureSpec } from './picture-spec.ts'
import { still } from './space/still.ts'

/** The picture as SVG text, 1200 × 1200 (scenes: see `sizeOf`). The same spec gives the same text. */
export function drawProduct(spec: PictureSpec): string {
  const next = random(spec.seed + 1)
  const colours: Colours = { main: rgb(spec.main), accent: rgb(spec.accent), lining: rgb(spec.lining ?? '#ece5d8') }
  switch (spec.kind) {
    case 'slipper':
      return still(footwear(slipperOf(spec.model, colours, spec.seed), spec.view, spec.seed, false), next)
    case 'boot':
      return still(footwear(bootOf(spec.model, colours, spec.seed), spec.view, spec.seed, isTall(spec.model)), next)
    default:
      return still(footwear(slipperOf('mule', colours, spec.seed), 'pair', spec.seed, false), next)
  }
}
