import * as z from 'zod/mini'
import { Length, looks, Source, Text } from './fields.ts'

/** A picture and nothing else, in its own proportions. */
export const PlainImageProps = z.object({
  ...looks,
  src: Source,
  alt: z.optional(Text),
  width: z.optional(Length),
  height: z.optional(Length),
})
