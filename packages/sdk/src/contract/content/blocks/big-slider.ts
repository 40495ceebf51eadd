import * as z from 'zod/mini'
import { looks, Slide } from './fields.ts'

/** Slides that turn by themselves, with arrows and dots, around both ends. Source: spec §2. */
export const BigSliderProps = z.object({
  ...looks,
  items: z.array(Slide).check(z.minLength(1), z.maxLength(20)),
})
