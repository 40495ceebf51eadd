import { issuesOf } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'
import { unstorableTexts } from './plain-text.ts'
import { refuse } from '../refusal.ts'

/** Parses an input and checks that PostgreSQL can store it. Refuses any other, naming every wrong field. */
export function checkedInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const read = schema.safeParse(input)
  if (!read.success) throw refuse('INVALID', { issues: issuesOf(read.error, input) })
  const issues = unstorableTexts(read.data)
  if (issues.length > 0) throw refuse('INVALID', { issues })
  return read.data
}
