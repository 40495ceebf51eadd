/** The address of a page as it is written everywhere: the home page of a language has no slash at its end. */
export const pageAddress = (origin: string, prefix: string, path: string): string =>
  `${origin}${prefix}${path === '/' && prefix ? '' : path}`
