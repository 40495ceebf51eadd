import type { Issue } from '@shyrdak/sdk/contract'
import { refuse } from '#platform/refusal.ts'

/** How much names something, and by which names, if it has some. */
export interface Use {
  use: string
  count: number
  names?: readonly string[]
}

/** As many names as a person reads. */
export const MAX_NAMES = 5

/** Refuses to delete what others name, by the name of each kind of them. */
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
