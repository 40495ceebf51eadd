/** One colour and size as its goods keep it. */
export interface StockKey {
  variationId: number
  size: string
}
