import { ShyrdakError } from '@shyrdak/sdk'
import { issuesOf } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'

/**
 * A body as the schema of its endpoint reads it. Throws what the store would answer to a wrong one, before it is sent;
 * `what` names it in logs.
 */
export function valid<Body>(schema: z.ZodMiniType<Body>, body: unknown, what: string): Body {
  const read = z.safeParse(schema, body)
  if (read.success) return read.data
  throw new ShyrdakError({
    code: 'INVALID',
    operation: `validate ${what}`,
    issues: issuesOf(read.error, body),
  })
}
