import { blend, darker, lighter, type Rgb } from '../paint/colour.ts'
import type { Skin } from './solid.ts'
import { add, dot, unit, type Vec } from './vector.ts'

/** One light for all images: a big soft window, upper left, slightly in front. */
export const lamp = unit([-0.62, -0.42, 0.82])

const warm: Rgb = [255, 244, 226]
const cool: Rgb = [52, 46, 58]

/** Lights a point: wool also scatters light at its edges, and glossy skins reflect a highlight. */
export function lit(colour: Rgb, normal: Vec, toEye: Vec, open: number, skin: Skin): Rgb {
  if (skin.flat) return colour
  const wrapped = Math.max(0, (dot(normal, lamp) + 0.35) / 1.35)
  const sky = 0.5 + 0.5 * normal[2]
  const strength = (0.12 + 0.34 * sky + 0.62 * wrapped ** 1.5) * (0.3 + 0.7 * open)
  const dark = darker(blend(colour, cool, 0.22), 0.62)
  const shaded =
    strength < 0.9
      ? blend(dark, colour, Math.max(0, strength / 0.9))
      : blend(colour, warm, (strength - 0.9) * 0.6)
  const grazing = (1 - Math.abs(dot(normal, toEye))) ** 3
  const soft = skin.fuzz > 0 ? lighter(shaded, grazing * 0.2 * open * (0.4 + 0.6 * wrapped)) : shaded
  if (!skin.gloss) return soft
  const shine = Math.max(0, dot(normal, unit(add(lamp, toEye)))) ** 18
  return blend(soft, warm, shine * 0.5 * skin.gloss * open)
}
