import * as z from 'zod/mini'
import { managers } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Revision } from '../../revision.ts'
import { Id } from '../../scalars.ts'
import { managed } from './managed.ts'
import { ordering } from './ordering.ts'
import { Position } from './position.ts'
import { trimmed } from '../../trimmed.ts'

/** Maximum length of a head entry, in characters. */
const HEAD_ENTRY_LENGTH = 20_000

/**
 * HTML for the head of every page: meta, link, JSON-LD and scripts from configured hosts. Anything else is
 * refused with `invalid` and the first `names` of what is not allowed; JSON-LD that cannot be parsed with
 * `broken_data`; a tag that is not closed with `unclosed`. A repeated element is refused with `duplicate`:
 * listed in `twice` if the entry itself repeats it, and in `elsewhere` if another entry has it.
 */
export const NewHeadEntry = z.object({
  content: z.string().check(trimmed, z.minLength(1), z.maxLength(HEAD_ENTRY_LENGTH)),
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

/** What head entries may load. */
export const HeadRules = z.object({
  /** Hosts whose scripts are allowed, from the server's settings. */
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
    summary: 'Retrieve the hosts from which head entries may load scripts.',
    access: managers,
    response: HeadRules,
  }),
}
