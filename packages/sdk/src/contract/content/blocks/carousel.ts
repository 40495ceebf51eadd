import * as z from 'zod/mini'
import { looks, Slide } from './fields.ts'

/** A big slider, with a strip of five small pictures on screens up to 980 px. Source: spec §2. */
export const CarouselProps = z.object({
  ...looks,
  items: z.array(Slide).check(z.minLength(1), z.maxLength(30)),
})
