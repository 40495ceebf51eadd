import type { Issue } from '@shyrdak/sdk/contract'
import type { InUse, UsedBy } from '@shyrdak/sdk/management'
import { refuse } from '#platform/refusal.ts'

/** How often something is referenced, with the first names of what references it, if it has names. */
export interface Use {
  use: string
  count: number
  names?: readonly string[]
}

/** A use whose kind the desk has a label for. */
export type KnownUse = Use & { use: UsedBy }

/** Maximum number of names per kind of use, in errors and responses. */
export const MAX_NAMES = 5

/** Returns the uses that the desk lists before a deletion is attempted. Omits those with a count of 0. */
export const inUse = (uses: readonly KnownUse[]): InUse[] =>
  uses
    .filter(({ count }) => count > 0)
    .map(({ use, count, names = [] }) => ({ use, count, names: names.slice(0, MAX_NAMES) }))

/** Refuses a deletion while anything is referenced, with one issue per kind of use. */
export function refuseUsed(uses: readonly Use[]): void {
  const issues = uses
    .filter(({ count }) => count > 0)
    .map(({ use, count, names = [] }): Issue => ({
      path: [use],
      code: 'in_use',
      params: { count, ...(names.length > 0 && { names: names.slice(0, MAX_NAMES).join(', ') }) },
    }))
  if (issues.length > 0) throw refuse('INVALID', { issues })
}
