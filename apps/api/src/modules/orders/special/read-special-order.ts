import type { SpecialOrder } from '@shyrdak/sdk/contract'
import { and, eq } from 'drizzle-orm'
import { retailOrder } from '../tables.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { lookUpOrder, type Opener } from '../find-order.ts'
import { readWhole } from '../present-order.ts'
import { readFound } from '../read-order.ts'
import { presentForWorkshop } from './present-for-workshop.ts'
import { workshopOf } from './workshop-of.ts'

/**
 * An order of special goods: all of it for its owner or whoever holds its secret, their own part for a craftsman whose
 * goods are in it.
 */
export async function readSpecialOrder(
  context: AppContext,
  id: number,
  opener: Opener,
): Promise<SpecialOrder> {
  const found = await lookUpOrder(context, { id, kind: 'special' }, opener)
  if (found) return readFound(context, found)
  const part = await readPart(context, id, await workshopOf(context, opener.principal))
  if (!part) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
  return part
}

async function readPart(
  { db }: AppContext,
  id: number,
  workshop: number | null | undefined,
): Promise<SpecialOrder | undefined> {
  if (typeof workshop !== 'number') return undefined
  const [order] = await db
    .select()
    .from(retailOrder)
    .where(and(eq(retailOrder.id, id), eq(retailOrder.kind, 'special')))
  const whole = order && (await readWhole(db, order))
  if (!whole?.lines.some(({ artisanId }) => artisanId === workshop)) return undefined
  return presentForWorkshop(whole, workshop)
}
