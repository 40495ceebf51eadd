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
  /** Whether the store delivers there, and from which sum for nothing. */
  delivers: boolean
  freeFrom?: Money | undefined
  /** The price lists with what carriers ask today in the places of theirs. Default: the price lists. */
  ratesOf?: ((listed: readonly TariffBand[], weights: CartWeights) => Promise<TariffBand[]>) | undefined
}

/** Prices, stock and delivery of a cart at a moment. Writes nothing. */
export async function priceCart(
  { db, now }: { db: Database | Transaction; now: Date },
  { country, items, delivers, freeFrom, ratesOf }: Cart,
): Promise<PricedCart> {
  const [known, listed] = await Promise.all([
    findLines(db, country, items),
    delivers ? tariffsTo(db, [country], now) : [],
  ])
  // Where no service has a price by now, nothing is sent.
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

/** What a cart weighs, of the goods that can be sent. */
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
    // A line that cannot be ordered here has nothing to be sent; one that is short may be cut down and sent.
    services: known?.soldHere
      ? servicesFor(bands, known.weightG * requested.count, daysToMake(requested.count, known) ?? 0)
      : [],
  }
}
