import type { Rgb } from '../paint/colour.ts'
import { add, apply, rotation, type Vec } from './vector.ts'

/** The material of a surface. */
export type Skin = {
  readonly colour: Rgb
  /** Colour of the back; without it the surface has no back. */
  readonly inside?: Rgb
  /** Length of loose fibres, mm: about 1 for felt, 6 for fur, 0 for rubber and leather. */
  readonly fuzz: number
  /** Shine, 0 for felt to 1 for polished leather. */
  readonly gloss?: number
  /** Drawn in its plain colour without shading, such as a distant wall. */
  readonly flat?: boolean
  /** How much light reaches this point, 0 to 1; deep folds are dark. */
  readonly open?: (u: number, v: number, at: Vec) => number
  /** The same for the back. */
  readonly openInside?: (u: number, v: number, at: Vec) => number
  readonly colourAt?: (u: number, v: number, at: Vec) => Rgb
}

/** A surface parameterized by two numbers from 0 to 1; its front faces u × v. */
export type Surface = {
  readonly at: (u: number, v: number) => Vec
  readonly columns: number
  readonly rows: number
  /** For a layer on another surface: drawn after it, this many mm nearer. */
  readonly over?: number
  readonly skin: Skin
}

export type Knot = { readonly at: Vec; readonly normal: Vec }

/**
 * Felt on felt, or thread sewn through it. Widths in mm. A patch is sewn on top (with a shadow), flush with
 * its neighbours as in a mosaic, or felted into them with blurred edges.
 */
export type Decal =
  | {
      readonly kind: 'patch'
      readonly rings: readonly (readonly Knot[])[]
      readonly colour: Rgb
      readonly cord?: Rgb
      readonly cordWidth?: number
      readonly laid?: 'sewn' | 'flush' | 'felted'
    }
  | {
      readonly kind: 'thread'
      readonly line: readonly Knot[]
      readonly colour: Rgb
      readonly width: number
      readonly dash?: readonly [number, number]
    }

export type Solid = {
  readonly surfaces: readonly Surface[]
  readonly decals: readonly Decal[]
  /** Too thin to cast a shadow. */
  readonly slight?: boolean
}

export type Placing = {
  readonly turn?: { z?: number; x?: number; y?: number }
  readonly to?: Vec
  readonly flip?: boolean
  readonly scale?: number
}

export function place(
  solid: Solid,
  { turn = {}, to = [0, 0, 0], flip = false, scale: by = 1 }: Placing,
): Solid {
  const matrix = rotation(turn)
  const direction = (at: Vec): Vec => apply(matrix, flip ? [-at[0], at[1], at[2]] : at)
  const move = (at: Vec): Vec => add(direction([at[0] * by, at[1] * by, at[2] * by]), to)
  const knot = ({ at, normal }: Knot): Knot => ({ at: move(at), normal: direction(normal) })
  return {
    ...solid,
    surfaces: solid.surfaces.map((surface) => {
      const { at, skin } = surface
      const side = (u: number) => (flip ? 1 - u : u)
      // A skin's functions use the object's original coordinates, not those after placing.
      const home = <Shown>(of: ((u: number, v: number, at: Vec) => Shown) | undefined) =>
        of && ((u: number, v: number) => of(side(u), v, at(side(u), v)))
      const [open, openInside, colourAt] = [home(skin.open), home(skin.openInside), home(skin.colourAt)]
      return {
        ...surface,
        at: (u, v) => move(at(side(u), v)),
        skin: {
          ...skin,
          ...(open && { open }),
          ...(openInside && { openInside }),
          ...(colourAt && { colourAt }),
        },
      }
    }),
    decals: solid.decals.map((decal) =>
      decal.kind === 'patch'
        ? { ...decal, rings: decal.rings.map((ring) => ring.map(knot)) }
        : { ...decal, width: decal.width * by, line: decal.line.map(knot) },
    ),
  }
}

export const joined = (...solids: readonly Solid[]): Solid => ({
  surfaces: solids.flatMap(({ surfaces }) => surfaces),
  decals: solids.flatMap(({ decals }) => decals),
})
