/** Where carriers show the way of a parcel, with its number in place of the braces. */
const PAGES: Readonly<Record<string, string>> = {
  CDEK: 'https://www.cdek.ru/ru/tracking/?order_id={}',
}

/** The carrier's page about a parcel; null where it has none that a number leads to. */
export function trackingUrl(carrier: string, number: string): string | null {
  const page = Object.hasOwn(PAGES, carrier) ? PAGES[carrier] : undefined
  return page === undefined ? null : page.replace('{}', encodeURIComponent(number))
}
