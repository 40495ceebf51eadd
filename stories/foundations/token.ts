/** What a custom property of the shop is worth, as the browser has it. */
export const tokenValue = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--shyrdak-${name}`).trim()
