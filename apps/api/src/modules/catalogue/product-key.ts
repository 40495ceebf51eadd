/** The number of a product by what stands in its address; undefined for a slug, and for what no row could be called. */
export const numberIn = (key: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(key) && Number(key) <= 2_147_483_647 ? Number(key) : undefined
