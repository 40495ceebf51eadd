import * as z from 'zod/mini'
import { Id } from '../../scalars.ts'
import { ContentRevision, managed } from './managed.ts'
import { ordering } from './ordering.ts'
import { Position } from './position.ts'

/**
 * HTML for the head of every page: meta, link, JSON-LD and scripts from configured hosts. Anything else is removed.
 */
export const NewHeadEntry = z.object({
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000)),
  position: Position,
})
export type NewHeadEntry = z.infer<typeof NewHeadEntry>

export const ManagedHeadEntry = z.object({
  id: Id,
  content: z.string(),
  position: z.int(),
  revision: ContentRevision,
})
export type ManagedHeadEntry = z.infer<typeof ManagedHeadEntry>

const of = { path: 'head', singular: 'a head entry', plural: 'head entries' } as const

export const managedHead = {
  ...managed({
    ...of,
    New: NewHeadEntry,
    Managed: ManagedHeadEntry,
    Row: ManagedHeadEntry,
  }),
  order: ordering(of),
}
