/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number]

export const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.replace('#', ''), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export const hex = (colour: Rgb): string =>
  `#${colour
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export const blend = (from: Rgb, to: Rgb, amount: number): Rgb => [
  from[0] + (to[0] - from[0]) * amount,
  from[1] + (to[1] - from[1]) * amount,
  from[2] + (to[2] - from[2]) * amount,
]

const white: Rgb = [255, 250, 240]
const black: Rgb = [28, 20, 16]

export const lighter = (colour: Rgb, amount: number) => blend(colour, white, amount)
export const darker = (colour: Rgb, amount: number) => blend(colour, black, amount)

/** Perceived lightness, 0 to 1. */
export const lightness = ([r, g, b]: Rgb) => (0.299 * r + 0.587 * g + 0.114 * b) / 255
