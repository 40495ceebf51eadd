import * as z from 'zod/mini'
import { Href, Html, Length, looks, Source, Text } from './fields.ts'

/** A framed picture with a caption below it. */
export const ImageComponentProps = z.object({
  ...looks,
  src: Source,
  alt: z.optional(Text),
  content: z.optional(Html),
  href: z.optional(Href),
  width: z.optional(Length),
})
