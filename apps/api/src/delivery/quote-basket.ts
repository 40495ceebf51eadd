import { CHECKOUT_COUNTRIES, type Quote, type QuotedLine, type WantedLine } from '@shyrdak/sdk/contract'
import { lineKey, toMoney } from '@shyrdak/sdk/rules'
import { quote } from '../db/schema/orders.ts'
import { servicesFor, type TariffBand } from '../rules/delivery.ts'
import { basketFingerprint, type KeptQuoteLine } from '../rules/quotes.ts'
import { daysToMake, lineState } from '../rules/stock.ts'
import type { Tools } from '../tools.ts'
import { lookUpLines, saleMinor, type KnownLine } from './look-up-lines.ts'
import { tariffsTo } from './tariffs.ts'

const QUOTE_LIFE = 30 * 60_000

export const isDeliverable = (country: string): boolean =>
  (CHECKOUT_COUNTRIES as readonly string[]).includes(country)

/** Prices, stock and delivery of a basket now; kept for half an hour so that an order can be held to it. */
export async function quoteBasket(
  { db, clock, random }: Pick<Tools, 'db' | 'clock' | 'random'>,
  country: string,
  items: readonly WantedLine[],
): Promise<Quote> {
  const now = clock()
  const delivers = isDeliverable(country)
  const [known, bands] = await Promise.all([
    lookUpLines(db.$client, country, items),
    delivers ? tariffsTo(db, country, now) : [],
  ])
  const lines = items.map((item) => quotedLine(item, known.get(lineKey(item)), bands))
  const kept = {
    id: random.secret(),
    country,
    fingerprint: basketFingerprint(items),
    lines: lines.map(keptLine),
    expiresAt: new Date(now.getTime() + QUOTE_LIFE),
  }
  await db.insert(quote).values(kept)
  return {
    quote_id: kept.id,
    expires_at: kept.expiresAt.toISOString(),
    country_iso_code: country,
    delivers,
    lines,
    total: toMoney(items.reduce((sum, item) => sum + saleMinor(known.get(lineKey(item))) * item.count, 0)),
  }
}

function keptLine({ line_key, services, count, stock, made_to_order_days: days }: QuotedLine): KeptQuoteLine {
  return { line_key, services, ...(days !== null && count > stock && { days_to_make: days }) }
}

function quotedLine(wanted: WantedLine, known: KnownLine | undefined, bands: TariffBand[]): QuotedLine {
  const state = lineState(wanted.count, known)
  const sale = saleMinor(known)
  return {
    line_key: lineKey(wanted),
    product_id: wanted.product_id,
    variation_id: wanted.variation_id,
    size: wanted.size,
    count: wanted.count,
    is_special: wanted.is_special,
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
    total: toMoney(sale * wanted.count),
    // A line that cannot be ordered here has nothing to be sent; one that is short may be cut down and sent.
    services: known?.soldHere
      ? servicesFor(bands, known.weightG * wanted.count, daysToMake(wanted.count, known) ?? 0)
      : [],
  }
}
