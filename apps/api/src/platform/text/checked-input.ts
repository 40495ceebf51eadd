import { issuesOf } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'
import { refuseUnstorable } from './plain-text.ts'
import { refuse } from '../refusal.ts'

/** Parses an input and checks that PostgreSQL can store it. Refuses any other, naming every wrong field. */
export function checkedInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const read = schema.safeParse(input)
  if (!read.success) throw refuse('INVALID', { issues: issuesOf(read.error, input) })
  refuseUnstorable(read.data)
  return read.data
}
