import * as z from 'zod/mini'
import { wholesaleClient } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Money } from '../money.ts'
import { Id, Instant } from '../scalars.ts'
import { Invoice } from './invoices.ts'

/** Maximum number of pieces in one entry of the ledger. */
export const BRANDING_AMOUNT = 100_000

/**
 * A client's logo, which is bought in kits: `brandPrice` is the price of a kit of `count` pieces. `remainder`
 * is the balance of the ledger, in pieces; a cart subtracts its own pieces from `starter_remainder`. Source:
 * spec §3, branding kit.
 */
export const Brand = z.object({
  id: Id,
  name: z.string(),
  brandPrice: Money,
  /** The price of the selected kits: zero here, the price of a purchase in the response to it. */
  brandsPrice: Money,
  count: z.int(),
  remainder: z.int(),
  starter_remainder: z.int(),
  /** Pieces that a cart takes; zero here. */
  selected_count: z.int(),
  /** Pieces bought so far. */
  boughtBrandsKit: z.int(),
  /** Whether the balance covers `selected_count`. */
  isEnough: z.boolean(),
  /** `added` after a purchase of kits. */
  status: z.nullable(z.literal('added')),
})
export type Brand = z.infer<typeof Brand>

/** What changes a balance. Orders reserve pieces; packaging releases and uses them; a hold releases them. */
export const BRANDING_KINDS = ['bought', 'reserved', 'used', 'released', 'adjusted'] as const
export const BrandingKind = z.enum(BRANDING_KINDS)
export type BrandingKind = z.infer<typeof BrandingKind>

/** An entry of the ledger: `amount` is added to the balance, and is negative for pieces taken out. */
export const BrandingEntry = z.object({
  id: Id,
  kind: BrandingKind,
  amount: z.int(),
  order_id: z.nullable(Id),
  reason: z.nullable(z.string()),
  created_at: Instant,
})
export type BrandingEntry = z.infer<typeof BrandingEntry>

/** `reyestrId` is the client's `company_id`; `amount` is in pieces. */
export const BrandingMove = z.object({
  reyestrId: Id,
  brandId: Id,
  amount: z.int().check(z.minimum(1), z.maximum(BRANDING_AMOUNT)),
})
export type BrandingMove = z.infer<typeof BrandingMove>

export const branding = {
  currents: endpoint({
    method: 'GET',
    path: '/wholesale/branding/currents/',
    summary: 'List the company’s branding kits with their balances.',
    access: wholesaleClient(),
    response: z.array(Brand),
  }),
  history: endpoint({
    method: 'GET',
    path: '/wholesale/branding/history/:id',
    summary: 'List the last 500 entries of a kit’s ledger, newest first.',
    access: wholesaleClient(),
    params: z.object({ id: Id }),
    response: z.array(BrandingEntry),
    errors: { NOT_FOUND: {} },
  }),
  add: endpoint({
    method: 'POST',
    path: '/wholesale/branding/add',
    summary:
      'Buy branding kits. The amount is rounded up to whole kits and put on an invoice. Takes effect once per Idempotency-Key.',
    access: wholesaleClient('owner', 'buyer'),
    body: BrandingMove,
    response: z.object({ brand: Brand, order_id: Id, invoice: Invoice }),
    errors: { NOT_FOUND: {}, KEY_REUSED: {}, IN_PROGRESS: {} },
    idempotent: true,
  }),
  use: endpoint({
    method: 'POST',
    path: '/wholesale/branding/use',
    summary: 'Use pieces of a branding kit outside an order. Takes effect once per Idempotency-Key.',
    access: wholesaleClient('owner', 'buyer'),
    body: BrandingMove,
    response: Brand,
    errors: {
      NOT_FOUND: {},
      KEY_REUSED: {},
      KITS_SHORT: {
        lines: z.array(z.object({ index: z.int(), brand_id: Id, requested: z.int(), remainder: z.int() })),
      },
    },
    idempotent: true,
  }),
}

export const brands = {
  read: endpoint({
    method: 'GET',
    path: '/wholesale/brand/:id',
    summary: 'Retrieve a branding kit of the company with its balance.',
    access: wholesaleClient(),
    params: z.object({ id: Id }),
    response: Brand,
    errors: { NOT_FOUND: {} },
  }),
}
