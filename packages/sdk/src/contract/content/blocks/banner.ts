import * as z from 'zod/mini'
import { BannerId, Html, Length, linkButton, styleProps, Source, Text } from './fields.ts'

/** A wide image with text. Props that are not set come from the saved banner `id` (`POST /frontend/banners`). */
export const BannerProps = z.object({
  ...styleProps,
  ...linkButton,
  id: z.optional(BannerId),
  image: z.optional(Source),
  title: z.optional(Text),
  content: z.optional(Html),
  height: z.optional(Length),
})
