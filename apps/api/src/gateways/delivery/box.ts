/** Length, width and height in centimetres. */
export type Box = readonly [number, number, number]

/**
 * The box for parcels up to a weight in grams. Goods have no dimensions; the boxes are sized so that their
 * volumetric weight (5000 cm³ per kilogram) stays within that weight, and no parcel costs more than quoted.
 */
const BOXES: readonly (readonly [number, Box])[] = [
  [500, [20, 15, 8]],
  [1_000, [24, 20, 10]],
  [2_000, [30, 24, 13]],
  [3_000, [34, 28, 15]],
  [5_000, [40, 33, 18]],
  [10_000, [50, 40, 24]],
  [20_000, [60, 50, 33]],
]
const LARGEST: Box = [70, 55, 38]

export const boxFor = (grams: number): Box => BOXES.find(([most]) => grams <= most)?.[1] ?? LARGEST
