/** One colour of a product in one size. */
export interface StockKey {
  variationId: number
  size: string
}
