import * as z from 'zod/mini'
import { wholesaleClient } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { fileOf } from '../file.ts'
import { LocalizedText } from '../localized-text.ts'
import { FILE_LIMIT } from '../rate-limits.ts'
import { Id, MediaPath } from '../scalars.ts'
import { PriceTier, PriceType } from './goods.ts'

/** Columns of a price list file that are read as an order. Headings are in any of the store's languages. */
export const ORDER_FILE_COLUMNS = ['article', 'color', 'size', 'sole', 'count', 'logo', 'sole_logo'] as const
export const OrderFileColumn = z.enum(ORDER_FILE_COLUMNS)
export type OrderFileColumn = z.infer<typeof OrderFileColumn>

/** Size limit of an order file, in bytes. */
export const ORDER_FILE_BYTES = 2_000_000

/**
 * Why a line cannot be ordered. `known` holds values that the column accepts; `limit` is the number that the
 * line violates: the largest count, the stock or the count at which prices start, or the row of which it is a
 * duplicate.
 */
export const OrderFileProblem = z.object({
  column: OrderFileColumn,
  code: z.enum([
    'required',
    'unknown',
    'not_a_number',
    'too_big',
    'too_small',
    'sold_out',
    'not_allowed',
    'duplicate',
    'formula',
  ]),
  known: z.array(z.string()),
  limit: z.nullable(z.int()),
})
export type OrderFileProblem = z.infer<typeof OrderFileProblem>

const Named = z.object({ id: Id, name: LocalizedText })
const Logo = z.object({ id: Id, name: z.string() })

/** The item that a line orders, with all fields of a cart item. */
export const OrderFileItem = z.object({
  reyestr_id: Id,
  price_type: PriceType,
  reyestr_name: LocalizedText,
  reyestr_img: MediaPath,
  variation_id: Id,
  color: Named,
  size: z.object({ id: z.string(), name: z.string() }),
  sole: z.nullable(z.extend(Named, { photo_path: z.nullable(MediaPath) })),
  brand: z.nullable(Logo),
  sole_brand: z.nullable(Logo),
  count: z.int(),
  prices: z.array(PriceTier),
})
export type OrderFileItem = z.infer<typeof OrderFileItem>

/** A line of a file: its row, its texts by column, and either the ordered item or the problems with it. */
export const OrderFileLine = z.object({
  row: z.int(),
  text: z.record(OrderFileColumn, z.string()),
  item: z.nullable(OrderFileItem),
  problems: z.array(OrderFileProblem),
})
export type OrderFileLine = z.infer<typeof OrderFileLine>

export const priceListFile = endpoint({
  method: 'GET',
  path: '/wholesale/price-list/file',
  summary: 'Retrieve the client’s price list as a table in which the counts of an order can be filled in.',
  access: wholesaleClient(),
  query: z.object({ format: z.enum(['xlsx', 'csv']) }),
  response: fileOf('xlsx', 'csv'),
  limit: FILE_LIMIT,
})

export const readOrderFile = endpoint({
  method: 'POST',
  path: '/wholesale/order/file',
  summary:
    'Read an order from a price list whose counts were filled in. Checks every line; nothing is ordered or stored.',
  access: wholesaleClient('owner', 'buyer'),
  body: fileOf('xlsx', 'csv'),
  response: z.object({ lines: z.array(OrderFileLine) }),
  limit: FILE_LIMIT,
  maxBytes: ORDER_FILE_BYTES,
  reads: true,
})
