import * as z from 'zod/mini'
import { Href, Html, Length, styleProps, Source, Text } from './fields.ts'

/** A framed image with a caption below. */
export const ImageComponentProps = z.object({
  ...styleProps,
  src: Source,
  alt: z.optional(Text),
  content: z.optional(Html),
  href: z.optional(Href),
  width: z.optional(Length),
})
