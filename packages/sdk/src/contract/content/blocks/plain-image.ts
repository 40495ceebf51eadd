import * as z from 'zod/mini'
import { Length, styleProps, Source, Text } from './fields.ts'

/** An image without a frame, in its own proportions. */
export const PlainImageProps = z.object({
  ...styleProps,
  src: Source,
  alt: z.optional(Text),
  width: z.optional(Length),
  height: z.optional(Length),
})
