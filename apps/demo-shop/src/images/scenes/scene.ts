import { bagOf } from '../goods/bag.ts'
import type { Colours } from '../goods/colours.ts'
import { cushionOf } from '../goods/cushion.ts'
import { hatOf } from '../goods/hat.ts'
import { homeOf } from '../goods/home.ts'
import { rugOf } from '../goods/rug.ts'
import { bootOf, slipperOf } from '../goods/shoe-models.ts'
import { toyOf } from '../goods/toys/toy.ts'
import { rgb } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import type { ModelOf } from '../image-spec.ts'
import type { Still } from '../space/still.ts'
import { fleece, pot, roll, stack, yarn } from './craft.ts'
import { landscapePanel, onTheWall, portraitPanel, tushKyiz } from './hanging.ts'
import { maker } from './maker.ts'
import { type Size, dye, dyed, pair, put, table } from './arrange.ts'
import { pasture } from './pasture.ts'
import { shelf } from './shelf.ts'

/** Images for the hero, the categories and the stories of the workshops. */
export function sceneOf(
  model: ModelOf<'scene'>,
  colours: Colours,
  size: Size,
  next: Random,
  seed: number,
): Still {
  const { main, accent, lining } = colours
  switch (model) {
    case 'maker-elechek':
      return maker('elechek', colours, size, next)
    case 'maker-kalpak':
      return maker('kalpak', colours, size, next)
    case 'maker-kerchief':
      return maker('kerchief', colours, size, next)
    case 'maker-cap':
      return maker('cap', colours, size, next)
    case 'tush-kyiz':
      return onTheWall(tushKyiz(colours, next), colours, size)
    case 'panel':
      return onTheWall(landscapePanel(colours, next), colours, size)
    case 'portrait':
      return onTheWall(portraitPanel(colours, next, seed), colours, size)
    case 'jailoo':
      return pasture(colours, size, next, seed, false)
    case 'yurt':
      return pasture(colours, size, next, seed, true)
    case 'shelf':
      return shelf(colours, size, next)
    case 'felt-stack':
      return table(
        [
          put(
            stack(
              [main, ...['cream', 'sage', 'indigo', 'saffron'].map(dye), accent, dye('walnut'), lining],
              next,
            ),
            0,
            0,
            -14,
          ),
          put(yarn(accent, 62, next), 300, -60),
          put(yarn(lining, 48, next), 236, -160),
          put(hatOf('kalpak', dyed('natural-white', 'charcoal')), -350, 10, 20),
        ],
        colours,
        size,
      )
    case 'rolling':
      return {
        ...table(
          roll(colours)
            .slice(1)
            .map((solid) => put(solid, 0, 0, -18)),
          colours,
          size,
          26,
        ),
        stage: roll(colours)
          .slice(0, 1)
          .map((solid) => put(solid, 0, 0, -18)),
        ground: 0,
      }
    case 'slippers':
      return table(
        [
          ...pair(slipperOf('closed-fur', dyed('grey', 'cream'), 1), [-350, 190, 11], 152),
          ...pair(slipperOf('closed-pompom', { main: accent, accent: main, lining }, 1), [20, 200, 11], 160),
          ...pair(slipperOf('bootie', dyed('sage', 'cream'), 2), [370, 190, 11], 168),
          ...pair(slipperOf('mule-kochkor', colours, 0), [-190, -130, 11], 152),
          ...pair(slipperOf('mule-two-tone', dyed('walnut', 'cream'), 0), [200, -130, 11], 166),
        ],
        colours,
        size,
        30,
      )
    case 'boots':
      return table(
        [
          ...pair(bootOf('valenki-kochkor', colours, 1), [-330, 30, 11], 146),
          ...pair(bootOf('ankle-fur', { main: accent, accent: main, lining }, 0), [20, 0, 11], 156),
          ...pair(bootOf('ankle-band', dyed('forest', 'saffron'), 1), [350, 20, 11], 164),
        ],
        colours,
        size,
        16,
      )
    case 'rugs':
    case 'ornament':
      return {
        width: size[0],
        height: size[1],
        solids: [
          put(
            rugOf(model === 'rugs' ? 'shyrdak-diamond' : 'shyrdak', colours, next),
            0,
            0,
            model === 'rugs' ? 64 : 90,
          ),
        ],
        ground: 0,
        woolScale: 1.3,
        view: { around: 0, up: model === 'rugs' ? 40 : 86, away: 3600 },
        fit:
          model === 'rugs'
            ? [
                [-820, 0, 0],
                [820, 0, 0],
                [0, -560, 0],
                [0, 420, 0],
              ]
            : [
                [-560, -300, 0],
                [560, 300, 0],
              ],
        frame: { x: -10, y: -10, width: size[0] + 20, height: size[1] + 20 },
      }
    case 'cushions':
      return table(
        [
          put(cushionOf('medallion', colours, next), -380, 30, 12),
          put(cushionOf('striped', { main: lining, accent, lining: main }, next), 0, 70, -2),
          put(cushionOf('round', dyed('sage', 'cream'), next), 400, 0, -14),
          put(cushionOf('bolster', { main: accent, accent: main, lining }, next), 60, -240, 6),
        ],
        colours,
        size,
        14,
      )
    case 'hats':
      return table(
        [
          put(hatOf('kalpak-tall', { main: dye('natural-white'), accent: main, lining }), -390, 20, 16),
          put(hatOf('cloche-flower', colours), -60, -40, 10),
          put(hatOf('sauna', dyed('light-grey', 'madder-red')), 280, 40, 0),
          put(hatOf('beret', { main: accent, accent: main, lining }), 560, -70, 12),
        ],
        colours,
        size,
        14,
      )
    case 'bags':
      return table(
        [
          put(bagOf('tote-kochkor', colours), -380, 20, 12),
          put(bagOf('backpack', { main: accent, accent: main, lining }), 40, 30, -16),
          put(bagOf('clutch', dyed('indigo', 'saffron')), 400, -70, -10),
        ],
        colours,
        size,
        14,
      )
    case 'toys':
      return table(
        [
          put(toyOf('camel', dyed('camel', 'madder-red'), next), -400, 40, 40),
          put(toyOf('sheep', dyed('natural-white', 'charcoal'), next), -40, -60, 48),
          put(toyOf('doll', colours, next), 250, 20, -6),
          put(toyOf('snow-leopard', dyed('light-grey', 'charcoal'), next), 560, -20, 52),
        ],
        colours,
        size,
        13,
      )
    case 'home':
      return table(
        [
          put(homeOf('basket', colours, next)[0] ?? yarn(main, 80, next), -330, 60, 10),
          ...homeOf('coasters', { main: accent, accent: main, lining }, next).map((solid) =>
            put(solid, 300, -120, 0, 0, { scale: 1.3 }),
          ),
          put(homeOf('trivet', dyed('turquoise', 'saffron'), next)[0] ?? yarn(main, 80, next), 40, -170),
          put(
            homeOf('chair-pad', dyed('indigo', 'madder-red'), next)[0] ?? yarn(main, 80, next),
            260,
            190,
            0,
          ),
        ],
        colours,
        size,
        26,
      )
    case 'wool':
      return table(
        [
          put(fleece(rgb('f1ead9'), next), -250, 20),
          put(yarn(main, 84, next), 60, -30),
          put(yarn(accent, 66, next), 210, 60),
          put(yarn(dye('sage'), 60, next), 190, -110),
          put(yarn(dye('walnut'), 72, next), 360, -20),
        ],
        colours,
        size,
        20,
      )
    case 'dye':
      return table(
        [
          put(pot(main), -310, 20),
          put(pot(accent), 0, 60),
          put(pot(dye('indigo')), 310, 20),
          put(yarn(main, 60, next), -170, -150),
          put(yarn(accent, 56, next), 130, -140),
          put(yarn(dye('indigo'), 62, next), 430, -130),
        ],
        colours,
        size,
        24,
      )
  }
}
