import type { SpecialOrder } from '@shyrdak/sdk/contract'
import { and, eq } from 'drizzle-orm'
import { retailOrder } from '../tables.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { lookUpOrder, type OrderAccess } from '../find-order.ts'
import { readOrderRows } from '../present-order.ts'
import { readFound } from '../read-order.ts'
import { presentForArtisan } from '../present-for-artisan.ts'
import { artisanOf } from './artisan-of.ts'

/**
 * Returns an order of special goods: all of it to its owner or to a caller with its secret, the own part to a
 * craftsman whose goods are in it.
 * @throws NOT_FOUND
 */
export async function readSpecialOrder(
  context: AppContext,
  id: number,
  opener: OrderAccess,
): Promise<SpecialOrder> {
  const found = await lookUpOrder(context, { id, kind: 'special' }, opener)
  if (found) return { ...(await readFound(context, found)), moves: [] }
  const part = await readPart(context, id, opener.principal)
  if (!part) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
  return part
}

/** Returns the part of an order that a craftsman makes; undefined for everyone else. */
export async function readPart(
  context: AppContext,
  id: number,
  principal: OrderAccess['principal'],
): Promise<SpecialOrder | undefined> {
  const artisanId = await artisanOf(context, principal)
  if (typeof artisanId !== 'number' || principal.kind !== 'session') return undefined
  const [order] = await context.db
    .select()
    .from(retailOrder)
    .where(and(eq(retailOrder.id, id), eq(retailOrder.kind, 'special')))
  const whole = order && (await readOrderRows(context.db, order))
  if (!whole?.lines.some((line) => line.artisanId === artisanId)) return undefined
  return presentForArtisan(whole, { artisanId, userId: principal.userId })
}
