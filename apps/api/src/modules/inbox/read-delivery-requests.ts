import type { Paginated } from '@shyrdak/sdk/contract'
import { managedDeliveryRequests, type CountryDemand, type DeliveryRequest } from '@shyrdak/sdk/management'
import { and, desc, eq, ilike, isNull, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { countryNames } from '#platform/countries/country-name.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
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
export function listDeliveryRequests(
  call: Pick<Call<typeof managedDeliveryRequests.list>, 'query' | 'country'>,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<DeliveryRequest>> {
  const { text, country } = call.query
  const part = plainLine(text ?? '')
  const where = and(
    isListed,
    country === undefined ? undefined : eq(deliveryRequest.country, country),
    part === '' ? undefined : ilike(deliveryRequest.email, containing(part)),
  )
  return listPage(managedDeliveryRequests.list, call, {
    perPage: PER_PAGE,
    rows: db
      .select()
      .from(deliveryRequest)
      .where(where)
      .orderBy(desc(deliveryRequest.createdAt), desc(deliveryRequest.id)),
    count: () => db.$count(deliveryRequest, where),
    present: shown,
  })
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
