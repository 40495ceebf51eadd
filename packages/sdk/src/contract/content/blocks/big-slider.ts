import * as z from 'zod/mini'
import { styleProps, Slide } from './fields.ts'

/** Auto-cycling slides with arrows and dots, wrapping around at both ends. Source: spec §2. */
export const BigSliderProps = z.object({
  ...styleProps,
  items: z.array(Slide).check(z.minLength(1), z.maxLength(20)),
})
