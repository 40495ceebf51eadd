import type { Issue } from '@shyrdak/sdk/contract'

/** PostgreSQL keeps every character but this one. */
const NUL = '\0'

/** Names every text that cannot be kept. The input has been weighed: it is neither deep nor large. */
export function unkeepable(value: unknown, path: Issue['path'] = []): Issue[] {
  if (typeof value === 'string') return value.includes(NUL) ? [{ path, code: 'invalid' }] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => unkeepable(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => unkeepable(item, [...path, key]))
}
