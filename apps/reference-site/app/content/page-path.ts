/** Pages with their own paths. Source: spec §2. */
const OWN_ADDRESSES: Readonly<Record<string, string>> = {
  home: '/',
  about: '/about',
  production: '/production',
}

/** Returns the page's own path; undefined for pages below `/pages`. */
export const ownAddress = (url: string): string | undefined =>
  Object.hasOwn(OWN_ADDRESSES, url) ? OWN_ADDRESSES[url] : undefined

/** The public path of a page. */
export const pagePath = (url: string): string => ownAddress(url) ?? `/pages/${url}`
