/**
 * Tracking pages by carrier, with `{}` in place of the tracking number. Parcels of the post are tracked on a
 * page for all countries' post, because its own pages accept no number in the URL.
 */
const PAGES: Readonly<Record<string, string>> = {
  CDEK: 'https://www.cdek.ru/ru/tracking/?order_id={}',
  DHL: 'https://www.dhl.com/en/express/tracking.html?AWB={}',
  'Kyrgyz Pochtasy': 'https://www.17track.net/en/track?nums={}',
  'Kyrgyz Express Post': 'https://www.17track.net/en/track?nums={}',
}

/** Returns the tracking page of a parcel; null when the carrier has none. */
export function trackingUrl(carrier: string, number: string): string | null {
  const page = Object.hasOwn(PAGES, carrier) ? PAGES[carrier] : undefined
  return page === undefined ? null : page.replace('{}', encodeURIComponent(number))
}
