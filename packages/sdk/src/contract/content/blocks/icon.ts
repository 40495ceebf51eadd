import * as z from 'zod/mini'
import { Href, Length, styleProps, Source, Text } from './fields.ts'

/** An image with a title and text, optionally wrapped in a link. Source: spec §2. */
export const IconProps = z.object({
  ...styleProps,
  src: Source,
  title: Text,
  text: z.optional(Text),
  href: z.optional(Href),
  width: z.optional(Length),
  height: z.optional(Length),
})
