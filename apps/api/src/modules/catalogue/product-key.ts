/** Parses a product id from a URL segment; undefined for a slug, and for a number out of range. */
export const numberIn = (key: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(key) && Number(key) <= 2_147_483_647 ? Number(key) : undefined
