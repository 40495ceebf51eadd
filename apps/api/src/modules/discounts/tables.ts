import type { DiscountTerms } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { minor, moment } from '#platform/sql/columns.ts'

/** A discount code. Orders store their discount, so changes only affect new orders. */
export const discount = pgTable(
  'discount',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Normalized by `discountCode`. */
    code: text().notNull().unique(),
    kind: text().$type<DiscountTerms['kind']>().notNull(),
    percent: integer(),
    sumMinor: minor('sum_minor'),
    minimumMinor: minor('minimum_minor').notNull(),
    /** Days in Bishkek, both inclusive. */
    validFrom: date('valid_from'),
    validUntil: date('valid_until'),
    maxUses: integer('max_uses'),
    maxUsesPerBuyer: integer('max_uses_per_buyer'),
    isActive: boolean('is_active').notNull(),
    /**
     * The number of its rows in `discount_use`. Updated under a row lock, so that the last use goes to one
     * order only.
     */
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

/** The orders that currently use a code. An order that expires unpaid or is canceled frees its use. */
export const discountUse = pgTable(
  'discount_use',
  {
    /** No foreign key: the orders module depends on this one. */
    orderId: integer('order_id').primaryKey(),
    discountId: integer('discount_id')
      .notNull()
      .references(() => discount.id),
    /** The buyer, by the order's email and by account if there is one. */
    emailKey: text('email_key').notNull(),
    accountId: integer('account_id'),
    /**
     * The lowest number free among the buyer's uses, set when uses per buyer are limited. Unique, so that two
     * orders cannot take the same use.
     */
    place: integer(),
  },
  (t) => [
    unique('discount_use_of_email').on(t.discountId, t.emailKey, t.place),
    unique('discount_use_of_account').on(t.discountId, t.accountId, t.place),
    index('discount_use_discount').on(t.discountId),
  ],
)
