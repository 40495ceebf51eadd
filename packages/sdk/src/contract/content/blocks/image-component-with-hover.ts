import * as z from 'zod/mini'
import { Href, styleProps, Source, Text } from './fields.ts'

/** An image that reveals a second image and text on hover and focus. */
export const ImageComponentWithHoverProps = z.object({
  ...styleProps,
  images: z.array(z.object({ src: Source, alt: z.optional(Text) })).check(z.minLength(1), z.maxLength(2)),
  title: z.optional(Text),
  text: z.optional(Text),
  href: z.optional(Href),
})
