import type { Language, NewDeliveryRequest } from '@shyrdak/sdk/contract'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { refuseField } from '#platform/refusal.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { seen } from './save-message.ts'
import { deliveryRequest } from './tables.ts'

/**
 * Stores an address to email once the store delivers to a country. The status is false when the same address
 * (ignoring case) is waiting already.
 * @throws INVALID for a country that the store already delivers to
 */
export async function requestDelivery(
  { db, clock, settings }: Pick<AppContext, 'db' | 'clock' | 'settings'>,
  request: NewDeliveryRequest,
  { country, language }: { country: string; language: Language },
): Promise<{ status: boolean }> {
  if (settings.delivery.countries.has(country)) throw refuseField(['country_iso_code'], 'invalid')
  const { email } = seen(request, plainLine)
  const row = { email, country, language, createdAt: clock() }
  const [added] = await db
    .insert(deliveryRequest)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: deliveryRequest.id })
  if (added) return { status: true }
  // An address that unsubscribed, or was emailed before delivery stopped again, waits once more.
  const again = await db
    .update(deliveryRequest)
    .set({ ...row, queuedAt: null, notifiedAt: null, leftAt: null })
    .where(
      and(
        sql`lower(${deliveryRequest.email}) = lower(${email})`,
        eq(deliveryRequest.country, country),
        or(isNotNull(deliveryRequest.leftAt), isNotNull(deliveryRequest.notifiedAt)),
      ),
    )
    .returning({ id: deliveryRequest.id })
  return { status: again.length > 0 }
}
