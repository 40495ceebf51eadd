/** One colour and size as its goods keep it. */
export interface Shelf {
  variationId: number
  size: string
}
