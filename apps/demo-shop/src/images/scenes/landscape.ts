import { blend, hex, rgb, type Rgb } from '../paint/colour.ts'
import { random } from '../paint/random.ts'

const n = (value: number) => value.toFixed(1)

/** The grass and flowers of a summer pasture below the horizon line. */
export function meadow(width: number, height: number, horizon: number, seed: number): string {
  const next = random(seed + 3)
  const green: Rgb = rgb('a3ab6a')
  const blades = Array.from({ length: 1500 }, () => {
    const depth = next() ** 1.6
    const y = horizon + 8 + (height - horizon) * depth
    const x = next() * width
    const tall = 3 + 20 * depth
    return {
      tone: Math.floor(next() * 3),
      path: `M${n(x)} ${n(y)}q${n((next() - 0.5) * 6)} ${n(-tall * 0.6)} ${n((next() - 0.3) * tall * 0.6)} ${n(-tall)}`,
    }
  })
  const grass = ['#7d8a48', '#b9bc7c', '#8f9a56'].map(
    (colour, tone) =>
      `<path d="${blades
        .filter((blade) => blade.tone === tone)
        .map(({ path }) => path)
        .join('')}" stroke="${colour}" stroke-width="1.6" fill="none" opacity=".7"/>`,
  )
  const flowers = Array.from({ length: 110 }, () => {
    const depth = next() ** 1.3
    return `<circle cx="${n(next() * width)}" cy="${n(horizon + 14 + (height - horizon) * depth)}" r="${n(1 + 3.4 * depth)}" fill="${['#d9922e', '#f3e7d0', '#c9828a', '#a8322a'][Math.floor(next() * 4)]}"/>`
  })
  return `<linearGradient id="meadow" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hex(blend(green, [230, 222, 180], 0.35))}"/><stop offset=".4" stop-color="${hex(green)}"/><stop offset="1" stop-color="#77853f"/></linearGradient><path d="M0 ${n(horizon + 6)}C${n(width * 0.3)} ${n(horizon - 10)} ${n(width * 0.6)} ${n(horizon + 14)} ${width} ${n(horizon - 4)}V${height}H0Z" fill="url(#meadow)"/>${grass.join('')}${flowers.join('')}`
}

/** A clear morning, with the sun outside the image at the upper left. */
export const sky = (width: number, height: number) =>
  `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8fb3cc"/><stop offset=".45" stop-color="#dfe5e0"/><stop offset=".6" stop-color="#f4ead6"/></linearGradient><rect width="${width}" height="${height}" fill="url(#sky)"/><radialGradient id="glow" cx=".14" cy=".06" r=".6"><stop offset="0" stop-color="#fff4d8" stop-opacity=".9"/><stop offset="1" stop-color="#fff4d8" stop-opacity="0"/></radialGradient><rect width="${width}" height="${height}" fill="url(#glow)"/>`
