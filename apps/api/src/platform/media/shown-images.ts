import type { Database } from '../sql/database.ts'
import { statement } from '../sql/statement.ts'
import { imagePlaces, type ImageColumns } from './image-columns.ts'

/** Milliseconds for which an unknown name is not looked up again. */
const LAG_MS = 2_000

/**
 * Returns a check whether any row shows the image of a name. The names are read when one is missing, at most
 * once in two seconds across all callers, so made-up names cost nothing.
 */
export function shownImages(
  db: Database,
  modules: readonly ImageColumns[],
): (name: string) => Promise<boolean> {
  const texts = imagePlaces(modules).map(
    ({ table, column }) =>
      `select distinct ${column}::text as text from ${table} where ${column}::text like '%/media/%'`,
  )
  const query = `
    select distinct path[1] as name
    from (${texts.join(' union all ')}) as shown, regexp_matches(text, '/media/([a-z0-9-]+)[.]', 'g') as path`
  let names: ReadonlySet<string> = new Set()
  let readAt = -Infinity
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const began = performance.now()
    const rows = await statement<{ name: string }>(db, query, [])
    names = new Set(rows.map(({ name }) => name))
    readAt = began
  }

  return async (name) => {
    if (names.has(name)) return true
    if (performance.now() - readAt < LAG_MS) return false
    await (reading ??= read().finally(() => (reading = undefined)))
    return names.has(name)
  }
}
