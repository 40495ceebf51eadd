import type {
  DeliveryEstimate,
  LineRequest,
  Quote,
  QuoteDestination,
  QuotedLine,
} from '@shyrdak/sdk/contract'
import { withCarrierRates } from './ask-for-rates.ts'
import type { DeliveryContext } from './context.ts'
import { deliversTo } from './delivers-to.ts'
import { priceCart } from './price-cart.ts'
import { cartFingerprint, destinationKey, type SavedQuoteLine } from './rules/quotes.ts'
import { quote } from './tables.ts'
import { MINUTE_MS } from '#platform/time.ts'

const QUOTE_LIFETIME_MS = 30 * MINUTE_MS

type Sources = Pick<DeliveryContext, 'db' | 'clock' | 'settings' | 'revision' | 'carriers' | 'log'>

/** Prices a cart now. Without a destination, carriers are charged by their price lists. */
const pricedNow = (
  context: Sources,
  country: string,
  items: readonly LineRequest[],
  destination?: QuoteDestination,
) =>
  priceCart(
    { db: context.db, now: context.clock() },
    {
      country,
      items,
      delivers: deliversTo(context, country),
      freeFrom: context.settings.freeDeliveryFrom.get(country),
      ratesOf:
        destination &&
        ((listed, weights) => withCarrierRates(context, listed, { country, destination, weights })),
    },
  )

/** Prices a cart and saves the quote for half an hour, so that an order can be placed at its prices. */
export async function quoteCart(
  context: Sources & Pick<DeliveryContext, 'random'>,
  country: string,
  items: readonly LineRequest[],
  destination?: QuoteDestination,
): Promise<Quote> {
  const cart = await pricedNow(context, country, items, destination)
  const saved = {
    id: context.random.secret(),
    country,
    fingerprint: cartFingerprint(items),
    destination: destination ? destinationKey(destination) : null,
    lines: cart.lines.map(storedLine),
    tariffs: cart.tariffs,
    expiresAt: new Date(context.clock().getTime() + QUOTE_LIFETIME_MS),
  }
  await context.db.insert(quote).values(saved)
  return {
    quote_id: saved.id,
    expires_at: saved.expiresAt.toISOString(),
    country_iso_code: country,
    ...cart,
  }
}

/** Returns the delivery services for one piece of an item. */
export async function estimateDelivery(
  context: Sources,
  country: string,
  item: Omit<LineRequest, 'count'>,
): Promise<DeliveryEstimate> {
  const { delivers, lines } = await pricedNow(context, country, [{ ...item, count: 1 }])
  return { delivers, services: lines.flatMap(({ services }) => services) }
}

/** The part of a quoted line that is saved for placing an order. */
export function storedLine({
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
