import * as z from 'zod/mini'
import { Href, looks, Source, Text } from './fields.ts'

/** A picture that shows its second one and its words under a pointer or in focus. */
export const ImageComponentWithHoverProps = z.object({
  ...looks,
  images: z.array(z.object({ src: Source, alt: z.optional(Text) })).check(z.minLength(1), z.maxLength(2)),
  title: z.optional(Text),
  text: z.optional(Text),
  href: z.optional(Href),
})
