import * as z from 'zod/mini'
import { managers } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Revision } from '../../revision.ts'
import { Id } from '../../scalars.ts'
import { managed } from './managed.ts'
import { ordering } from './ordering.ts'
import { Position } from './position.ts'
import { seen } from '../../seen.ts'

/** Maximum length of a head entry, in characters. */
const HEAD_ENTRY_LENGTH = 20_000

/**
 * HTML for the head of every page: meta, link, JSON-LD and scripts from configured hosts. Anything else is refused with
 * `invalid` and the first `names` of what may not stand there; JSON-LD that cannot be read, as `broken_data`; a tag that
 * is not closed, as `unclosed`. The same element a second time is refused with `duplicate`: named as `twice` where it stands in
 * the entry itself, and as `elsewhere` where another entry has it.
 */
export const NewHeadEntry = z.object({
  content: z.string().check(seen, z.minLength(1), z.maxLength(HEAD_ENTRY_LENGTH)),
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

/** What a store lets its head load. */
export const HeadRules = z.object({
  /** Whose scripts it may name, from the settings of the server. */
  script_hosts: z.array(z.string()),
})
export type HeadRules = z.infer<typeof HeadRules>

export const managedHead = {
  ...managed({
    ...of,
    New: NewHeadEntry,
    Managed: ManagedHeadEntry,
    Row: ManagedHeadEntry,
  }),
  order: ordering(of),
  rules: endpoint({
    method: 'GET',
    path: '/management/content/head/rules',
    summary: 'Retrieve whose scripts head entries may name.',
    access: managers,
    response: HeadRules,
  }),
}
