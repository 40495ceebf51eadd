import { darker, hex, type Rgb } from '../paint/colour.ts'
import type { Camera } from './camera.ts'
import { lit } from './light.ts'
import type { IsSeen } from './depths.ts'
import type { Decal, Knot, Skin } from './solid.ts'
import { dot, sub, unit } from './vector.ts'

const n = (value: number) => Math.round(value * 10) / 10
const felt: Skin = { colour: [0, 0, 0], fuzz: 1 }

type Spot = {
  readonly x: number
  readonly y: number
  readonly colour: Rgb
  readonly facing: number
  readonly hidden: boolean
}

/** Shades a patch like the felt below it: two tones, in the direction in which its light changes. */
function shading(spots: readonly Spot[]) {
  const bright = (spot: Spot) => spot.colour[0] + spot.colour[1] + spot.colour[2]
  const sorted = [...spots].sort((one, other) => bright(one) - bright(other))
  const part = Math.max(1, Math.floor(sorted.length / 6))
  const mean = (list: readonly Spot[], of: (spot: Spot) => number) =>
    list.reduce((sum, spot) => sum + of(spot), 0) / list.length
  const end = (list: readonly Spot[]) => ({
    x: mean(list, ({ x }) => x),
    y: mean(list, ({ y }) => y),
    colour: [0, 1, 2].map((index) => mean(list, ({ colour }) => colour[index] ?? 0)),
  })
  return { dark: end(sorted.slice(0, part)), light: end(sorted.slice(-part)) }
}

export function drawDecal(decal: Decal, { eye, see, zoom }: Camera, isSeen: IsSeen): string {
  const spot = ({ at, normal }: Knot): Spot => {
    const toEye = unit(sub(eye, at))
    const seen = see(at)
    const { x, y } = seen
    return {
      x,
      y,
      hidden: !isSeen(seen),
      facing: dot(normal, toEye),
      colour: lit(decal.colour, normal, toEye, 1, felt),
    }
  }
  if (decal.kind === 'thread')
    return drawThread(decal, decal.line.map(spot), zoom / see(decal.line[0]?.at ?? [0, 0, 0]).depth)
  const rings = decal.rings
    .map((ring) => ring.map(spot).filter(({ facing }) => facing > 0.03))
    .filter((ring) => ring.length > 2)
  const spots = rings.flat()
  if (spots.length === 0) return ''
  const path = rings.map((ring) => `M${ring.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`).join('')
  const { dark, light } = shading(spots)
  const id = `g${spots.length}-${n(dark.x)}-${n(dark.y)}-${hex(decal.colour).slice(1)}`
  const stop = (at: number, { colour }: { colour: readonly number[] }) =>
    `<stop offset="${at}" stop-color="${hex([colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0])}"/>`
  const width = (zoom / see(decal.rings[0]?.[0]?.at ?? [0, 0, 0]).depth) * (decal.cordWidth ?? 1.2)
  const { laid = 'sewn' } = decal
  const shade =
    laid === 'sewn'
      ? `<path d="${path}" transform="translate(${n(width * 0.5)} ${n(width * 0.9)})" fill="#1c1410" opacity=".28"/>`
      : ''
  const run =
    laid === 'felted'
      ? [9, 6.5, 4, 2]
          .map(
            (by) =>
              `<path d="${path}" fill="none" stroke="url(#${id})" stroke-width="${n(width * by)}" stroke-opacity=".2" stroke-linejoin="round"/>`,
          )
          .join('')
      : ''
  const cord = decal.cord
    ? `<path d="${path}" fill="none" stroke="${hex(darker(decal.cord, 0.35))}" stroke-width="${n(width * 2.1)}" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${hex(decal.cord)}" stroke-width="${n(width * 1.7)}" stroke-dasharray="${n(width * 1.3)} ${n(width * 0.35)}" stroke-linejoin="round"/>`
    : ''
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(dark.x)}" y1="${n(dark.y)}" x2="${n(light.x)}" y2="${n(light.y)}">${stop(0, dark)}${stop(1, light)}</linearGradient>${shade}${cord}${run}<path d="${path}" fill="url(#${id})"/>`
}

function drawThread(
  thread: Extract<Decal, { kind: 'thread' }>,
  spots: readonly Spot[],
  pixels: number,
): string {
  const runs: Spot[][] = [[]]
  for (const spot of spots)
    if (spot.facing > 0.02 && !spot.hidden) runs.at(-1)?.push(spot)
    else if (runs.at(-1)?.length) runs.push([])
  const path = runs
    .filter((run) => run.length > 1)
    .map((run) => `M${run.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`)
    .join('')
  if (!path) return ''
  const width = thread.width * pixels
  if (width < 0.3) return ''
  const dash = thread.dash
    ? ` stroke-dasharray="${thread.dash.map((part) => n(part * pixels)).join(' ')}"`
    : ''
  const common = `d="${path}" fill="none" stroke-linecap="round" stroke-linejoin="round"${dash}`
  return `<path ${common} stroke="${hex(darker(thread.colour, 0.6))}" opacity=".4" stroke-width="${n(width * 1.15)}" transform="translate(${n(width * 0.3)} ${n(width * 0.5)})"/><path ${common} stroke="${hex(thread.colour)}" stroke-width="${n(width)}"/>`
}
