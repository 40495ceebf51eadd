import type { LineRequest, Money, Quote, QuotedLine } from '@shyrdak/sdk/contract'
import { lineKey, toMoney } from '@shyrdak/sdk/rules'
import { daysToMake, findLines, type KnownLine, lineState, saleMinor } from '#modules/catalogue/index.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import type { CartWeights } from './rules/carrier-bands.ts'
import { servicesFor, tariffsOf, type TariffBand } from './rules/delivery.ts'
import { withFreeDelivery } from './rules/free-delivery.ts'
import { tariffsTo } from './tariffs.ts'

type PricedCart = Required<Pick<Quote, 'delivers' | 'lines' | 'total' | 'tariffs'>> &
  Pick<Quote, 'free_delivery_from'>

interface Cart {
  country: string
  items: readonly LineRequest[]
  /** Whether the store delivers to the country, and the goods total from which delivery is free. */
  delivers: boolean
  freeFrom?: Money | undefined
  /** Replaces the price lists with live rates of carriers. Default: the price lists. */
  ratesOf?: ((listed: readonly TariffBand[], weights: CartWeights) => Promise<TariffBand[]>) | undefined
}

/** Returns prices, stock and delivery services of a cart at a given time. Writes nothing. */
export async function priceCart(
  { db, now }: { db: Database | Transaction; now: Date },
  { country, items, delivers, freeFrom, ratesOf }: Cart,
): Promise<PricedCart> {
  const [known, listed] = await Promise.all([
    findLines(db, country, items),
    delivers ? tariffsTo(db, [country], now) : [],
  ])
  // Without a current price list there is no delivery.
  const reaches = listed.length > 0
  const bands = ratesOf ? await ratesOf(listed, weightsOf(items, known)) : listed
  const lines = items.map((item) => quotedLine(item, known.get(lineKey(item)), bands))
  const free = reaches ? freeFrom : undefined
  return {
    delivers: reaches,
    lines: free === undefined ? lines : withFreeDelivery(lines, free),
    ...(free !== undefined && { free_delivery_from: free }),
    total: toMoney(items.reduce((sum, item) => sum + saleMinor(known.get(lineKey(item))) * item.count, 0)),
    tariffs: tariffsOf(bands),
  }
}

/** The weights of a cart in grams, counting only goods sold in the country. */
function weightsOf(items: readonly LineRequest[], known: ReadonlyMap<string, KnownLine>): CartWeights {
  const weights = items.flatMap((item) => {
    const line = known.get(lineKey(item))
    return line?.soldHere ? [line.weightG * item.count] : []
  })
  return {
    lightest: weights.length === 0 ? 0 : Math.min(...weights),
    all: weights.reduce((sum, grams) => sum + grams, 0),
  }
}

function quotedLine(requested: LineRequest, known: KnownLine | undefined, bands: TariffBand[]): QuotedLine {
  const state = lineState(requested.count, known)
  const sale = saleMinor(known)
  return {
    line_key: lineKey(requested),
    product_id: requested.product_id,
    variation_id: requested.variation_id,
    size: requested.size,
    count: requested.count,
    is_special: requested.is_special,
    state,
    stock: known?.soldHere ? known.stock : 0,
    made_to_order_days: known?.soldHere ? known.madeToOrderDays : null,
    slug: known?.slug ?? null,
    name: known?.name ?? null,
    photo: known?.photo ?? null,
    color_name: known?.colorName ?? null,
    price: toMoney(known?.priceMinor ?? 0),
    discount: toMoney(known?.discountMinor ?? 0),
    sale_cost: toMoney(sale),
    total: toMoney(sale * requested.count),
    ...(known && { weight: known.weightG * requested.count }),
    // A line that is not sold here has no services. One with too little stock has: its count may be reduced.
    services: known?.soldHere
      ? servicesFor(bands, known.weightG * requested.count, daysToMake(requested.count, known) ?? 0)
      : [],
  }
}
