/** The computed value of a design token. */
export const tokenValue = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--shyrdak-${name}`).trim()
