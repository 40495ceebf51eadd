import { pictureName, type PictureSpec } from '../pictures/index.ts'
import type { ModelOf, ViewOf } from '../pictures/picture-spec.ts'

/** The path of anything that can be drawn. */
export const picture = (spec: PictureSpec): string => `/media/${pictureName(spec)}.jpg`

const RED = '#a8322a'
const WHITE = '#ece5d8'

/** A scene in the shop's own red and white, or in other colours. */
export const scene = (
  model: ModelOf<'scene'>,
  view: ViewOf<'scene'> = 'wide',
  seed = 1,
  main = RED,
  accent = WHITE,
): string => picture({ kind: 'scene', model, view, main, accent, seed })
