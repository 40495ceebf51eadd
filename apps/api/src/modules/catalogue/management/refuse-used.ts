import type { Issue } from '@shyrdak/sdk/contract'
import { refuse } from '#platform/refusal.ts'

/** How often something is referenced, with the first names of what references it, if it has names. */
export interface Use {
  use: string
  count: number
  names?: readonly string[]
}

/** The number of names shown in an error. */
export const MAX_NAMES = 5

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
