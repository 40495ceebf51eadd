import * as z from 'zod/mini'
import { Id } from '../../scalars.ts'
import { Html, Length, linkButton, looks, Source, Text } from './fields.ts'

/** A wide picture with words on it: its own, or those of a banner kept by number (`POST /frontend/banners`). */
export const BannerProps = z.object({
  ...looks,
  ...linkButton,
  id: z.optional(Id),
  image: z.optional(Source),
  title: z.optional(Text),
  content: z.optional(Html),
  height: z.optional(Length),
})
