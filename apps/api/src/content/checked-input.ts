import { issuesOf, type Issue } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'
import { unkeepable } from '../orders/plain-text.ts'
import { refuse } from '../refusal.ts'

/** Texts with half a character: jsonb refuses them. */
function illFormed(value: unknown, path: Issue['path'] = []): Issue[] {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [{ path, code: 'invalid' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => illFormed(item, [...path, key]))
}

/** What a schema makes of an input that PostgreSQL can keep. Refuses any other, naming every wrong field. */
export function checkedInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const read = schema.safeParse(input)
  if (!read.success) throw refuse('INVALID', { issues: issuesOf(read.error, input) })
  const issues = [...unkeepable(read.data), ...illFormed(read.data)]
  if (issues.length > 0) throw refuse('INVALID', { issues })
  return read.data
}
