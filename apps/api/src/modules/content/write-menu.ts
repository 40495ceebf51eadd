import type { LocalizedText } from '@shyrdak/sdk/contract'
import { NewMenu, type MenuName } from '@shyrdak/sdk/management'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { menuItem, menuRevision } from './tables.ts'
import { tableTag } from './tags.ts'
import { refuse } from '#platform/refusal.ts'
import { checkedInput } from '#platform/text/checked-input.ts'

interface Entry {
  title: LocalizedText
  url: string
  childrens?: Entry[] | undefined
}

/** Replaces a whole menu. With `revision`, only if it has not changed since. */
export async function writeMenu(
  tx: Transaction,
  menu: MenuName,
  input: NewMenu,
  { revision }: { revision?: number } = {},
): Promise<void> {
  const { items } = checkedInput(NewMenu, input)
  await tx.insert(menuRevision).values({ menu, revision: 1 }).onConflictDoNothing()
  const counted = await tx
    .update(menuRevision)
    .set({ revision: sql`${menuRevision.revision} + 1` })
    .where(
      and(
        eq(menuRevision.menu, menu),
        revision === undefined ? undefined : eq(menuRevision.revision, revision),
      ),
    )
    .returning()
  if (counted.length === 0) throw refuse('STALE', { message: 'It has been changed in the meantime.' })
  await tx.delete(menuItem).where(eq(menuItem.menu, menu))
  await writeEntries(tx, menu, items, null)
  await bumpRevision(tx, [tableTag(menuItem)])
}

/** One statement per level of each branch, because children need their parent's id. Menus are small. */
async function writeEntries(
  tx: Transaction,
  menu: MenuName,
  entries: readonly Entry[],
  parentId: number | null,
): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ title, url }, position) => ({ menu, parentId, title, url, position }))
  const written = await tx.insert(menuItem).values(rows).returning({ id: menuItem.id })
  for (const [place, { id }] of written.entries())
    await writeEntries(tx, menu, entries[place]?.childrens ?? [], id)
}
