import { darker, hex, lighter, type Rgb } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import type { Camera, Seen } from './camera.ts'
import { drawDecal } from './draw-decal.ts'
import { lit } from './light.ts'
import { depths, type IsSeen } from './depths.ts'
import { fitted } from './level-of-detail.ts'
import { mesh, type Face } from './mesh.ts'
import type { Solid } from './solid.ts'
import { add, cross, dot, scale, sub, unit, type Vec } from './vector.ts'

const n = (value: number) => Math.round(value * 10) / 10

const coarse = (part: number) => Math.round(part / 12) * 12

/** Faces slightly enlarged, so that neighbours overlap without seams. */
function outline(corners: readonly Seen[]): string {
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length
  const y = corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length
  const grown = corners.map((corner) => {
    const reach = Math.hypot(corner.x - x, corner.y - y) || 1
    const by = 1 + 0.9 / reach
    return `${n(x + (corner.x - x) * by)} ${n(y + (corner.y - y) * by)}`
  })
  return `M${grown.join('L')}Z`
}

type Shown = {
  readonly face: Face
  readonly front: boolean
  readonly seen: readonly Seen[]
  readonly depth: number
  readonly toEye: Vec
  readonly colour: Rgb
}

function show(face: Face, { eye, see }: Camera): Shown | undefined {
  const toEye = unit(sub(eye, face.middle))
  const front = dot(face.normal, toEye) > 0
  if (!front && !face.skin.inside) return undefined
  const normal = front ? face.normal : scale(face.normal, -1)
  const base = front ? face.colour : (face.skin.inside ?? face.colour)
  const seen = face.corners.map(see)
  const depth = see(face.middle).depth * (front ? 1 : 1.012) - face.over
  return {
    face,
    front,
    seen,
    depth,
    toEye,
    colour: lit(base, normal, toEye, front ? face.open : face.openInside, face.skin),
  }
}

/** Loose fibres: along the surface everywhere, sticking out at the silhouette. */
function strands(shown: readonly Shown[], { see, zoom }: Camera, isSeen: IsSeen, next: Random) {
  const groups = new Map<string, string[]>()
  for (const { face, front, toEye, colour, depth } of shown) {
    const { fuzz } = face.skin
    if (!fuzz || !front || !isSeen(see(face.middle))) continue
    const facing = dot(face.normal, toEye)
    const [a, b, c, d] = face.corners
    const along = unit(sub(b, a))
    const across = unit(cross(face.normal, along))
    const pixels = zoom / depth
    if (fuzz * pixels < 0.9) continue
    const area = 0.5 * Math.hypot(...cross(sub(c, a), sub(d, b))) * pixels * pixels
    const edge = facing < 0.3
    const wanted = fuzz > 3 ? 2 + area / 22 : area / 520 + (edge ? 1.6 : 0)
    const count = Math.floor(wanted + next())
    for (let strand = 0; strand < count; strand++) {
      const [s, t, angle] = [next(), next(), next() * Math.PI * 2]
      const from = add(
        add(scale(a, (1 - s) * (1 - t)), scale(b, s * (1 - t))),
        add(scale(c, s * t), scale(d, (1 - s) * t)),
      )
      const reach = fuzz * (0.5 + next()) * (fuzz > 3 ? 1 : edge ? 1.5 : 3.2)
      const lean = fuzz > 3 ? 0.8 : edge ? 0.9 : 0.05
      const heading = add(
        scale(face.normal, lean),
        add(scale(along, Math.cos(angle)), scale(across, Math.sin(angle))),
      )
      const [p, q] = [see(from), see(add(from, scale(unit(heading), reach)))]
      const tone = next()
      const shade =
        tone < (fuzz > 3 ? 0.16 : 0.4)
          ? darker(colour, fuzz > 3 ? 0.2 : 0.16)
          : lighter(colour, fuzz > 3 ? tone * 0.55 : edge ? 0.22 : 0.06 + 0.14 * tone)
      const key = hex([coarse(shade[0]), coarse(shade[1]), coarse(shade[2])])
      const list = groups.get(key) ?? []
      list.push(`M${n(p.x)} ${n(p.y)}L${n(q.x)} ${n(q.y)}`)
      groups.set(key, list)
    }
  }
  return [...groups].map(([colour, lines]) => `<path d="${lines.join('')}" stroke="${colour}"/>`).join('')
}

/** Draws one object: far faces first, then wool, appliqués and thread. */
export function drawSolid(solid: Solid, camera: Camera, next: Random, wool = true): string {
  const turnedToUs = solid.surfaces
    .flatMap((surface) => mesh(fitted(surface, camera)))
    .flatMap((face) => show(face, camera) ?? [])
  const isSeen = depths(turnedToUs)
  const shown = turnedToUs
    .filter(
      ({ seen, face, depth }) =>
        seen.some(camera.holds) &&
        (isSeen({ ...camera.see(face.middle), depth }) ||
          seen.some((corner) => isSeen({ ...corner, depth: corner.depth - face.over }))),
    )
    .sort((one, other) => other.depth - one.depth)
  const faces = shown.map(({ seen, colour }) => `<path d="${outline(seen)}" fill="${hex(colour)}"/>`).join('')
  const woollen = shown.filter(({ face }) => face.skin.fuzz > 0)
  const overlay = wool
    ? `<path d="${woollen.map(({ seen, front }) => outline(front ? seen : [...seen].reverse())).join('')}" fill="url(#felt)"/>`
    : ''
  const fur = shown.filter(({ face }) => face.skin.fuzz > 3)
  const felt = shown.filter(({ face }) => face.skin.fuzz <= 3)
  const loose = `<g stroke-width="1.1" stroke-opacity=".5" fill="none">${strands(felt, camera, isSeen, next)}</g><g stroke-width="1.7" stroke-opacity=".85" fill="none">${strands(fur, camera, isSeen, next)}</g>`
  const decals = solid.decals.map((decal) => drawDecal(decal, camera, isSeen)).join('')
  return faces + loose + decals + overlay
}
