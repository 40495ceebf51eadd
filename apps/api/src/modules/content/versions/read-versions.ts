import type { ContentVersion, NewArticle, NewPage } from '@shyrdak/sdk/management'
import { and, desc, eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import { contentVersion } from '../tables.ts'
import { isOf } from './owner.ts'
import type { VersionedKind, VersionedTable } from './write-versioned.ts'

const gone = () => refuse('NOT_FOUND', { message: 'There is no such version.' })

const COLUMNS = { firstName: account.firstName, lastName: account.lastName }

interface VersionRow {
  revision: number
  savedAt: Date
  by: { firstName: string; lastName: string } | null
}

const shown = ({ revision, savedAt, by }: VersionRow): ContentVersion => ({
  revision,
  saved_at: savedAt.toISOString(),
  saved_by: by && `${by.firstName} ${by.lastName}`,
})

/** Returns the current and the former versions of a row: when and by whom each was saved. */
export async function listVersions<T extends VersionedTable>(
  { db }: Pick<AppContext, 'db'>,
  { table, owner }: Pick<VersionedKind<T, NewPage | NewArticle>, 'table' | 'owner'>,
  id: number,
): Promise<{ current: ContentVersion; former: ContentVersion[] }> {
  const anyTable: VersionedTable = table
  const [current] = await db
    .select({ revision: anyTable.revision, savedAt: anyTable.updatedAt, by: COLUMNS })
    .from(anyTable)
    .leftJoin(account, eq(account.id, anyTable.updatedBy))
    .where(eq(anyTable.id, id))
  if (!current) throw gone()
  const former = await db
    .select({ revision: contentVersion.revision, savedAt: contentVersion.savedAt, by: COLUMNS })
    .from(contentVersion)
    .leftJoin(account, eq(account.id, contentVersion.savedBy))
    .where(isOf(contentVersion, owner(id)))
    .orderBy(desc(contentVersion.revision))
  return { current: shown(current), former: former.map(shown) }
}

/** Returns a former version in a form that can be sent again. */
export async function readVersion<T extends VersionedTable, Sent extends NewPage | NewArticle>(
  { db }: Pick<AppContext, 'db'>,
  { owner }: VersionedKind<T, Sent>,
  { id, revision }: { id: number; revision: number },
): Promise<Sent & { id: number; revision: number; updated_at: string }> {
  const [row] = await db
    .select()
    .from(contentVersion)
    .where(and(isOf(contentVersion, owner(id)), eq(contentVersion.revision, revision)))
  if (!row) throw gone()
  const written = row.written as Sent // a page has versions of pages, an article of articles
  return { ...written, id, revision, updated_at: row.savedAt.toISOString() }
}
