import type {
  DeliveryEstimate,
  LineRequest,
  Quote,
  QuoteDestination,
  QuotedLine,
} from '@shyrdak/sdk/contract'
import { lineKey, toMoney } from '@shyrdak/sdk/rules'
import { quote } from './tables.ts'
import type { CartWeights } from './rules/carrier-bands.ts'
import { servicesFor, tariffsOf, type TariffBand } from './rules/delivery.ts'
import { cartFingerprint, destinationKey, type SavedQuoteLine } from './rules/quotes.ts'
import { daysToMake, findLines, type KnownLine, lineState, saleMinor } from '#modules/catalogue/index.ts'
import { withCarrierRates } from './ask-for-rates.ts'
import type { DeliveryContext } from './context.ts'
import { deliversTo } from './delivers-to.ts'
import { tariffsTo } from './tariffs.ts'

const QUOTE_LIFE = 30 * 60_000

type Sources = Pick<DeliveryContext, 'db' | 'clock' | 'settings' | 'revision' | 'carriers' | 'log'>
type PricedCart = Required<Pick<Quote, 'delivers' | 'lines' | 'total' | 'tariffs'>>

/** Prices, stock and delivery of a cart now. Without a destination, carriers are charged by their price lists. */
async function priceCart(
  context: Sources,
  country: string,
  items: readonly LineRequest[],
  destination?: QuoteDestination,
): Promise<PricedCart> {
  const { db, clock } = context
  const delivers = deliversTo(context, country)
  const [known, listed] = await Promise.all([
    findLines(db, country, items),
    delivers ? tariffsTo(db, country, clock()) : [],
  ])
  const weights = weightsOf(items, known)
  const bands = destination
    ? await withCarrierRates(context, listed, { country, destination, weights })
    : listed
  return {
    delivers,
    lines: items.map((item) => quotedLine(item, known.get(lineKey(item)), bands)),
    total: toMoney(items.reduce((sum, item) => sum + saleMinor(known.get(lineKey(item))) * item.count, 0)),
    tariffs: tariffsOf(bands),
  }
}

/** A priced cart, saved for half an hour so that an order can be held to it. */
export async function quoteCart(
  context: Sources & Pick<DeliveryContext, 'random'>,
  country: string,
  items: readonly LineRequest[],
  destination?: QuoteDestination,
): Promise<Quote> {
  const cart = await priceCart(context, country, items, destination)
  const saved = {
    id: context.random.secret(),
    country,
    fingerprint: cartFingerprint(items),
    destination: destination ? destinationKey(destination) : null,
    lines: cart.lines.map(storedLine),
    tariffs: cart.tariffs,
    expiresAt: new Date(context.clock().getTime() + QUOTE_LIFE),
  }
  await context.db.insert(quote).values(saved)
  return {
    quote_id: saved.id,
    expires_at: saved.expiresAt.toISOString(),
    country_iso_code: country,
    ...cart,
  }
}

/** How one item would be sent. */
export async function estimateDelivery(
  context: Sources,
  country: string,
  item: Omit<LineRequest, 'count'>,
): Promise<DeliveryEstimate> {
  const { delivers, lines } = await priceCart(context, country, [{ ...item, count: 1 }])
  return { delivers, services: lines.flatMap(({ services }) => services) }
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

function storedLine({
  line_key,
  services,
  weight,
  count,
  stock,
  made_to_order_days: days,
}: QuotedLine): SavedQuoteLine {
  return {
    line_key,
    services,
    ...(weight !== undefined && { weight }),
    ...(days !== null && count > stock && { days_to_make: days }),
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
