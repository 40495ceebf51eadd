import * as z from 'zod/mini'
import { looks, Text } from './fields.ts'

/** The workshops, a page of them at a time. Source: spec §2. */
export const AllArtisansProps = z.object({ ...looks, title: z.optional(Text) })
