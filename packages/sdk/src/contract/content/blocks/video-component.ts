import * as z from 'zod/mini'
import { FilmSource, Length, looks, Source, Text } from './fields.ts'

/** A film: YouTube's player after a click where the source is YouTube's, else the browser's own. Source: spec §2. */
export const VideoComponentProps = z.object({
  ...looks,
  src: FilmSource,
  poster: z.optional(Source),
  title: z.optional(Text),
  width: z.optional(Length),
  height: z.optional(Length),
})
