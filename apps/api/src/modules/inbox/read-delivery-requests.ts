import type { Paginated } from '@shyrdak/sdk/contract'
import { managedDeliveryRequests, type CountryDemand, type DeliveryRequest } from '@shyrdak/sdk/management'
import { and, desc, eq, ilike, isNull, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { countryNames } from '#platform/countries/country-name.ts'
import type { Call } from '#platform/handler.ts'
import { pageOfList } from '#platform/paging/page-of-list.ts'
import { refuse } from '#platform/refusal.ts'
import { containing } from '#platform/sql/containing.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { deliveryRequest } from './tables.ts'

const PER_PAGE = 50

type Row = typeof deliveryRequest.$inferSelect

const shown = ({ id, email, language, country, createdAt, notifiedAt }: Row): DeliveryRequest => ({
  id,
  email,
  language,
  country_iso_code: country,
  country: countryNames(country),
  created_at: createdAt.toISOString(),
  notified_at: notifiedAt?.toISOString() ?? null,
})

const isListed = isNull(deliveryRequest.leftAt)

/** Returns a page of delivery requests, newest first. */
export async function listDeliveryRequests(
  {
    query: { page = 1, per_page: perPage = PER_PAGE, text, country: of },
    country,
  }: Pick<Call<typeof managedDeliveryRequests.list>, 'query' | 'country'>,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<DeliveryRequest>> {
  const part = plainLine(text ?? '')
  const where = and(
    isListed,
    of === undefined ? undefined : eq(deliveryRequest.country, of),
    part === '' ? undefined : ilike(deliveryRequest.email, containing(part)),
  )
  const rows = await db
    .select()
    .from(deliveryRequest)
    .where(where)
    .orderBy(desc(deliveryRequest.createdAt), desc(deliveryRequest.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const { path } = managedDeliveryRequests.list
  const request = { path, country, page, perPage, filters: { text, country: of } }
  return pageOfList(request, await db.$count(deliveryRequest, where), rows.map(shown))
}

/** Counts the waiting requests per country, most first. */
export async function countryDemand({
  db,
  settings,
}: Pick<AppContext, 'db' | 'settings'>): Promise<CountryDemand[]> {
  const waiting = sql<number>`count(*)::int`
  const rows = await db
    .select({ country: deliveryRequest.country, waiting })
    .from(deliveryRequest)
    .where(and(isListed, isNull(deliveryRequest.notifiedAt)))
    .groupBy(deliveryRequest.country)
    .orderBy(desc(waiting), deliveryRequest.country)
  return rows.map((row) => ({
    country_iso_code: row.country,
    country: countryNames(row.country),
    delivers: settings.delivery.countries.has(row.country),
    waiting: row.waiting,
  }))
}

/**
 * Deletes a request.
 * @throws NOT_FOUND
 */
export async function removeDeliveryRequest(
  { db }: Pick<AppContext, 'db'>,
  id: number,
): Promise<DeliveryRequest> {
  const [row] = await db.delete(deliveryRequest).where(eq(deliveryRequest.id, id)).returning()
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such request.' })
  return shown(row)
}
