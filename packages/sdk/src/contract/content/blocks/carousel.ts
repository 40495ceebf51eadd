import * as z from 'zod/mini'
import { styleProps, Slide } from './fields.ts'

/** A big slider with a strip of five thumbnails on screens up to 980 px. Source: spec §2. */
export const CarouselProps = z.object({
  ...styleProps,
  items: z.array(Slide).check(z.minLength(1), z.maxLength(30)),
})
