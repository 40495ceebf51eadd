/**
 * Where the way of a parcel is shown, with its number in place of the braces. The post's parcels are followed where those of
 * every country's post are: its own pages take no number.
 */
const PAGES: Readonly<Record<string, string>> = {
  CDEK: 'https://www.cdek.ru/ru/tracking/?order_id={}',
  DHL: 'https://www.dhl.com/en/express/tracking.html?AWB={}',
  'Kyrgyz Pochtasy': 'https://www.17track.net/en/track?nums={}',
  'Kyrgyz Express Post': 'https://www.17track.net/en/track?nums={}',
}

/** The carrier's page about a parcel; null where it has none that a number leads to. */
export function trackingUrl(carrier: string, number: string): string | null {
  const page = Object.hasOwn(PAGES, carrier) ? PAGES[carrier] : undefined
  return page === undefined ? null : page.replace('{}', encodeURIComponent(number))
}
