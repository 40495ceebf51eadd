/** The canonical URL of a page. The home page of a language has no trailing slash. */
export const pageAddress = (origin: string, prefix: string, path: string): string =>
  `${origin}${prefix}${path === '/' && prefix ? '' : path}`
