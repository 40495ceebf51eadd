import * as z from 'zod/mini'
import { Revision } from '../../revision.ts'
import { Id } from '../../scalars.ts'
import { managed } from './managed.ts'
import { ordering } from './ordering.ts'
import { Position } from './position.ts'
import { seen } from '../../seen.ts'

/**
 * HTML for the head of every page: meta, link, JSON-LD and scripts from configured hosts. Anything else is removed.
 */
export const NewHeadEntry = z.object({
  content: z.string().check(seen, z.minLength(1), z.maxLength(20_000)),
  position: Position,
})
export type NewHeadEntry = z.infer<typeof NewHeadEntry>

export const ManagedHeadEntry = z.object({
  id: Id,
  content: z.string(),
  position: z.int(),
  revision: Revision,
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
