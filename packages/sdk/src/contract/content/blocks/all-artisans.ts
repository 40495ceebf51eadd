import * as z from 'zod/mini'
import { styleProps, Text } from './fields.ts'

/** A paginated list of workshops. Source: spec §2. */
export const AllArtisansProps = z.object({ ...styleProps, title: z.optional(Text) })
