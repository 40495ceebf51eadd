import { bootOf, isTall, slipperOf } from './goods/shoe-models.ts'
import { bagOf } from './goods/bag.ts'
import { cushionOf } from './goods/cushion.ts'
import { display, turns } from './goods/display.ts'
import { hatOf } from './goods/hat.ts'
import { homeOf } from './goods/home.ts'
import { toyOf } from './goods/toys/toy.ts'
import { rugStill } from './goods/rug-still.ts'
import { rugOf } from './goods/rug.ts'
import { footwear } from './goods/footwear.ts'
import type { Colours } from './goods/colours.ts'
import { rgb } from './paint/colour.ts'
import { random } from './paint/random.ts'
import { sizeOf, type ImageSpec } from './image-spec.ts'
import { sceneOf } from './scenes/scene.ts'
import { still } from './space/still.ts'

/** Draws an image as SVG, 1200 × 1200 (scenes: see `sizeOf`). The same spec gives the same text. */
export function drawProduct(spec: ImageSpec): string {
  const next = random(spec.seed + 1)
  const colours: Colours = {
    main: rgb(spec.main),
    accent: rgb(spec.accent),
    lining: rgb(spec.lining ?? '#ece5d8'),
  }
  switch (spec.kind) {
    case 'slipper':
      return still(footwear(slipperOf(spec.model, colours, spec.seed), spec.view, spec.seed, 'low'), next)
    case 'boot':
      return still(
        footwear(
          bootOf(spec.model, colours, spec.seed),
          spec.view,
          spec.seed,
          isTall(spec.model) ? 'tall' : 'ankle',
        ),
        next,
      )
    case 'rug':
      return still(rugStill(rugOf(spec.model, colours, next), spec.view, next), next)
    case 'cushion':
      return still(display([cushionOf(spec.model, colours, next)], spec.view, turns.cushion), next)
    case 'hat':
      return still(display([hatOf(spec.model, colours)], spec.view, turns.hat), next)
    case 'bag':
      return still(display([bagOf(spec.model, colours)], spec.view, turns.bag), next)
    case 'toy':
      return still(
        display(
          [toyOf(spec.model, colours, next)],
          spec.view === 'side' ? 'angle' : spec.view,
          spec.model === 'doll' ? turns.doll : turns.toy,
        ),
        next,
      )
    case 'home':
      return still(
        display(
          homeOf(spec.model, colours, next),
          spec.view,
          spec.model === 'basket' ? turns.basket : spec.model === 'garland' ? turns.garland : turns.home,
        ),
        next,
      )
    case 'scene':
      return still(sceneOf(spec.model, colours, sizeOf(spec), next, spec.seed), next)
  }
}
