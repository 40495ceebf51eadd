import { ShyrdakError } from '@shyrdak/sdk'
import { issuesOf } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'

/**
 * Validates a body with the schema of its endpoint. Throws the INVALID error that the store would answer,
 * before anything is sent; `what` names the body in logs.
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
