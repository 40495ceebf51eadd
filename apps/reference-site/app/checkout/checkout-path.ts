const CHECKOUT = /^\/(?:order\/(?:basket|registration|order-complete\/[^/]+)|payment-link\/[^/]+)\/?$/

interface Here {
  origin: string
  /** The language prefix of the page, such as `/kg`, or empty. */
  prefix: string
}

/** Whether a path without its language prefix is a page of the purchase: the router moves among these, up to the bank. */
export const isCheckout = (path: string): boolean => CHECKOUT.test(path)

/** The router's address of a link to a page of the purchase in the same language; null for any other link. */
export function checkoutPath(href: string, { origin, prefix }: Here): string | null {
  const url = URL.parse(href)
  if (!url || url.origin !== origin || !url.pathname.startsWith(`${prefix}/`)) return null
  const path = url.pathname.slice(prefix.length)
  return isCheckout(path) ? path + url.search + url.hash : null
}
