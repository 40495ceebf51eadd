/** Pages that the store shows at addresses of their own. Source: spec §2. */
const OWN_ADDRESSES: Readonly<Record<string, string>> = {
  home: '/',
  about: '/about',
  production: '/production',
}

/** The address of its own that a page has; undefined for one below `/pages`. */
export const ownAddress = (url: string): string | undefined =>
  Object.hasOwn(OWN_ADDRESSES, url) ? OWN_ADDRESSES[url] : undefined

/** Where visitors see a page. */
export const pagePath = (url: string): string => ownAddress(url) ?? `/pages/${url}`
