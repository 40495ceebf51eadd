const CHECKOUT = /^\/(?:order\/(?:basket|registration|order-complete\/[^/]+)|payment-link\/[^/]+)\/?$/

interface Here {
  origin: string
  /** The language prefix of the page, such as `/kg`, or empty. */
  prefix: string
}

/**
 * Whether a path without language prefix is a checkout page. The router navigates between these without a
 * page load.
 */
export const isCheckout = (path: string): boolean => CHECKOUT.test(path)

/** Returns the router path of a link to a checkout page in the same language; null for any other link. */
export function checkoutPath(href: string, { origin, prefix }: Here): string | null {
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  if (url.origin !== origin || !url.pathname.startsWith(`${prefix}/`)) return null
  const path = url.pathname.slice(prefix.length)
  return isCheckout(path) ? path + url.search + url.hash : null
}
