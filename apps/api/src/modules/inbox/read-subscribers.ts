import { MEDIA_TYPES, type Paginated } from '@shyrdak/sdk/contract'
import { mailingList, type Subscriber } from '@shyrdak/sdk/management'
import { and, asc, desc, eq, ilike, isNull } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { dayOf } from '#platform/day.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { refuse } from '#platform/refusal.ts'
import { containing } from '#platform/sql/containing.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { unsubscribeLinks } from './unsubscribe-links.ts'
import { subscriber } from './tables.ts'

const PER_PAGE = 50

type Row = typeof subscriber.$inferSelect

const shown = ({ id, email, language, createdAt }: Row): Subscriber => ({
  id,
  email,
  language,
  created_at: createdAt.toISOString(),
})

const isListed = isNull(subscriber.leftAt)

/** Returns a page of the mailing list, newest first. */
export function listSubscribers(
  call: Pick<Call<typeof mailingList.list>, 'query' | 'country'>,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<Subscriber>> {
  const part = plainLine(call.query.text ?? '')
  const where = and(isListed, part === '' ? undefined : ilike(subscriber.email, containing(part)))
  return listPage(mailingList.list, call, {
    perPage: PER_PAGE,
    rows: db.select().from(subscriber).where(where).orderBy(desc(subscriber.createdAt), desc(subscriber.id)),
    count: () => db.$count(subscriber, where),
    present: shown,
  })
}

/** Exports the mailing list for newsletter software: each address with its unsubscribe links. */
export async function makeSubscribersFile({
  db,
  settings,
  clock,
}: Pick<AppContext, 'db' | 'settings' | 'clock'>): Promise<File> {
  const { stringify } = await import('csv-stringify/sync')
  const rows = await db
    .select()
    .from(subscriber)
    .where(isListed)
    .orderBy(asc(subscriber.createdAt), asc(subscriber.id))
  const table = rows.map((row) => {
    const { page, onePress } = unsubscribeLinks(settings, row)
    return [row.email, row.language, row.createdAt.toISOString(), page, onePress]
  })
  const head = ['email', 'language', 'subscribed_at', 'unsubscribe_page', 'list_unsubscribe']
  // An address may look like a spreadsheet formula.
  const text = stringify([head, ...table], { bom: true, escape_formulas: true })
  return new File([text], `subscribers-${dayOf(clock())}.csv`, { type: MEDIA_TYPES.csv })
}

/**
 * Unsubscribes an address.
 * @throws NOT_FOUND
 */
export async function removeSubscriber(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  id: number,
): Promise<Subscriber> {
  const [row] = await db
    .update(subscriber)
    .set({ leftAt: clock() })
    .where(and(eq(subscriber.id, id), isListed))
    .returning()
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such subscriber.' })
  return shown(row)
}
