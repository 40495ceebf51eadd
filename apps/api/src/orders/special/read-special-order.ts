import type { SpecialOrder } from '@shyrdak/sdk/contract'
import { and, eq } from 'drizzle-orm'
import { retailOrder } from '../../db/schema/orders.ts'
import { refuse } from '../../refusal.ts'
import type { Tools } from '../../tools.ts'
import { seekOrder, type Opener } from '../find-order.ts'
import { readWhole } from '../present-order.ts'
import { readFound } from '../read-order.ts'
import { presentForWorkshop } from './present-for-workshop.ts'
import { workshopOf } from './workshop-of.ts'

/**
 * An order of special goods: all of it for its owner or whoever holds its secret, their own part for a craftsman whose
 * goods are in it.
 */
export async function readSpecialOrder(tools: Tools, id: number, opener: Opener): Promise<SpecialOrder> {
  const found = await seekOrder(tools, { id, kind: 'special' }, opener)
  if (found) return readFound(tools, found)
  const part = await readPart(tools, id, await workshopOf(tools, opener.actor))
  if (!part) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
  return part
}

async function readPart(
  { db }: Tools,
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
