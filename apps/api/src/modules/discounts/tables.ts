import type { DiscountTerms } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const minor = (name: string) => bigint(name, { mode: 'number' })

/** A code that takes something off an order. Orders keep what it took off: a change is for the next ones. */
export const discount = pgTable(
  'discount',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** As `discountCode` gives it. */
    code: text().notNull().unique(),
    kind: text().$type<DiscountTerms['kind']>().notNull(),
    percent: integer(),
    sumMinor: minor('sum_minor'),
    minimumMinor: minor('minimum_minor').notNull(),
    /** Days in Bishkek, both included. */
    validFrom: date('valid_from'),
    validUntil: date('valid_until'),
    maxUses: integer('max_uses'),
    maxUsesPerBuyer: integer('max_uses_per_buyer'),
    isActive: boolean('is_active').notNull(),
    /** How many rows of `discount_use` it has. Counted under its lock, so that the last use is one order's. */
    uses: integer().notNull().default(0),
    revision: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check(
      'discount_kind',
      sql`(${t.kind} = 'percent') = (${t.percent} is not null) and (${t.kind} = 'sum') = (${t.sumMinor} is not null)
        and ${t.kind} in ('percent', 'sum', 'free_delivery')`,
    ),
    check('discount_percent', sql`${t.percent} between 1 and 100`),
    check('discount_sums', sql`${t.sumMinor} > 0 and ${t.minimumMinor} >= 0`),
    check('discount_uses', sql`${t.uses} >= 0`),
  ],
)

/** The orders that use a code now. An order that ends unpaid or goes back gives its use back. */
export const discountUse = pgTable(
  'discount_use',
  {
    /** Orders stand above this module. */
    orderId: integer('order_id').primaryKey(),
    discountId: integer('discount_id')
      .notNull()
      .references(() => discount.id),
    /** The buyer: by the address of the order, and by the account where there is one. */
    emailKey: text('email_key').notNull(),
    accountId: integer('account_id'),
    /** The lowest that none of the buyer's other uses has, where uses of one buyer are limited: two orders cannot have it. */
    place: integer(),
  },
  (t) => [
    unique('discount_use_of_email').on(t.discountId, t.emailKey, t.place),
    unique('discount_use_of_account').on(t.discountId, t.accountId, t.place),
    index('discount_use_discount').on(t.discountId),
  ],
)
