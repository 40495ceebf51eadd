import * as z from 'zod/mini'
import { Href, Length, looks, Source, Text } from './fields.ts'

/** A picture with a title and a text, wrapped in a link when there is one. Source: spec §2. */
export const IconProps = z.object({
  ...looks,
  src: Source,
  title: Text,
  text: z.optional(Text),
  href: z.optional(Href),
  width: z.optional(Length),
  height: z.optional(Length),
})
