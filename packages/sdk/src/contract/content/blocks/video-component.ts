import * as z from 'zod/mini'
import { VideoSource, Length, styleProps, Source, Text } from './fields.ts'

/** A video: the YouTube player, loaded on click, or the native player for files. Source: spec §2. */
export const VideoComponentProps = z.object({
  ...styleProps,
  src: VideoSource,
  poster: z.optional(Source),
  title: z.optional(Text),
  width: z.optional(Length),
  height: z.optional(Length),
})
