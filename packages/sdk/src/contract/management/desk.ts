import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Money } from '../money.ts'
import { Day, Instant } from '../scalars.ts'

/** What may wait for a manager, in display order. Each module counts its own. */
export const WAITING = [
  'orders',
  'special_orders',
  'wholesale_orders',
  'order_requests',
  'refunds',
  'chat',
  'feedback',
  'questions',
  'reviews',
  'applications',
  'artisans',
  'proposals',
  'invoices',
  'low_stock',
] as const
export const Waiting = z.enum(WAITING)
export type Waiting = z.infer<typeof Waiting>

/** Number of waiting items of a kind, how many of them are overdue, and since when the oldest one waits. */
export const WaitingCount = z.object({
  name: Waiting,
  count: z.int(),
  overdue: z.int(),
  since: z.nullable(Instant),
})
export type WaitingCount = z.infer<typeof WaitingCount>

/** Setup steps before a store can sell, in order. The last two are done by the operator of the server. */
export const SETUP = ['category', 'color', 'product', 'home', 'menus', 'delivery', 'payments'] as const
export const SetupStep = z.enum(SETUP)
export type SetupStep = z.infer<typeof SetupStep>

/** Income of a period in som: paid orders of shoppers, and payments on invoices of wholesale clients. */
export const Income = z.object({ from: Day, retail: Money, wholesale: Money, total: Money })
export type Income = z.infer<typeof Income>

export const desk = {
  read: endpoint({
    method: 'GET',
    path: '/management/desk',
    summary:
      'Retrieve the first page of the desk: what a new store needs before it can sell, and whether it has each; what waits for a manager; and the income of this week and the last one, of which `last_week_so_far` is up to the same time of its week. Weeks begin on Monday in Bishkek.',
    access: managers,
    response: z.object({
      setup: z.array(z.object({ name: SetupStep, is_done: z.boolean() })),
      waiting: z.array(WaitingCount),
      income: z.object({ week: Income, last_week: Income, last_week_so_far: Income }),
    }),
  }),
}
