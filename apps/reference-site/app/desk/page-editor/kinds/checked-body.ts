import { ShyrdakError } from '@shyrdak/sdk'
import { issuesOf } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'

/** What is sent, checked here first, so that what is wrong is told at once. @throws INVALID with its issues */
export function checkedBody<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  throw new ShyrdakError({
    code: 'INVALID',
    operation: 'check a page before it is saved',
    issues: issuesOf(read.error, body),
  })
}
