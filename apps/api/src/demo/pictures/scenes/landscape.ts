import { blend, hex, rgb, type Rgb } from '../paint/colour.ts'
import { random } from '../paint/random.ts'

const n = (value: number) => value.toFixed(1)

/** A ridge by halving: points from left to right about a level. */
function ridge(width: number, level: number, rough: number, seed: number): (readonly [number, number])[] {
  const next = random(seed)
  let points = [0, 1, 2, 3, 4, 5].map((index): readonly [number, number] => [(index / 5) * (width + 200) - 100, level + (next() - 0.5) * rough])
  for (let pass = 0, swing = rough * 0.42; pass < 5; pass++, swing *= 0.5)
    points = points.flatMap((point, index) => {
      const other = points[index + 1]
      return other ? [point, [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2 + (next() - 0.5) * swing] as const] : [point]
    })
  return points
}

const area = (points: readonly (readonly [number, number])[], base: number) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}L${n(points.at(-1)?.[0] ?? 0)} ${base}L${n(points[0]?.[0] ?? 0)} ${base}Z`

/** Sunlit and shaded flanks: a strip that falls away from each peak to the right. */
function flanks(points: readonly (readonly [number, number])[], base: number, colour: string, seed: number): string {
  const next = random(seed)
  const parts: string[] = []
  for (let index = 1; index < points.length - 1; index++) {
    const [before, here, after] = [points[index - 1], points[index], points[index + 1]]
    if (!before || !here || !after || here[1] > before[1] || here[1] > after[1]) continue
    const fall = (base - here[1]) * (0.35 + next() * 0.5)
    const lean = fall * (0.25 + next() * 0.3)
    const right = points.filter(([x]) => x >= here[0] && x <= here[0] + lean * 1.8)
    const spur = [0.2, 0.4, 0.6, 0.8, 1].map((t) => `${n(here[0] + lean * t + (next() - 0.5) * 16)} ${n(here[1] + fall * t)}`)
    parts.push(`M${right.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}L${spur.reverse().join('L')}Z`)
  }
  return `<path d="${parts.join('')}" fill="${colour}" opacity=".55"/>`
}

/** Snow peaks, near hills and a summer pasture up to the horizon line. */
export function landscape(width: number, height: number, horizon: number, seed: number): string {
  const next = random(seed + 3)
  const meadow: Rgb = rgb('a3ab6a')
  const layers = [
    { level: 0.42, rough: 0.34, colour: rgb('c9d3dc'), shade: '#8ea3b8' },
    { level: 0.62, rough: 0.26, colour: rgb('9fb0b6'), shade: '#738a97' },
    { level: 0.8, rough: 0.14, colour: rgb('93a588'), shade: '#6d8270' },
    { level: 0.93, rough: 0.09, colour: rgb('8e9c68'), shade: '#6f7f52' },
  ].map(({ level, rough, colour, shade }, index) => {
    const points = ridge(width, horizon * level, horizon * rough, seed * 7 + index)
    const snow = index < 2 ? `<linearGradient id="r${index}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbf8f2"/><stop offset=".4" stop-color="${hex(blend(colour, [255, 252, 246], 0.55))}"/><stop offset="1" stop-color="${hex(blend(colour, [240, 232, 214], 0.5))}"/></linearGradient>` : ''
    return `${snow}<path d="${area(points, height)}" fill="${index < 2 ? `url(#r${index})` : hex(colour)}"/>${flanks(points, horizon, shade, seed + index * 5)}`
  })
  const blades = Array.from({ length: 1500 }, () => {
    const depth = next() ** 1.6
    const y = horizon + 8 + (height - horizon) * depth
    const x = next() * width
    const tall = 3 + 20 * depth
    return { tone: Math.floor(next() * 3), path: `M${n(x)} ${n(y)}q${n((next() - 0.5) * 6)} ${n(-tall * 0.6)} ${n((next() - 0.3) * tall * 0.6)} ${n(-tall)}` }
  })
  const grass = ['#7d8a48', '#b9bc7c', '#8f9a56'].map((colour, tone) => `<path d="${blades.filter((blade) => blade.tone === tone).map(({ path }) => path).join('')}" stroke="${colour}" stroke-width="1.6" fill="none" opacity=".7"/>`)
  const flowers = Array.from({ length: 110 }, () => {
    const depth = next() ** 1.3
    return `<circle cx="${n(next() * width)}" cy="${n(horizon + 14 + (height - horizon) * depth)}" r="${n(1 + 3.4 * depth)}" fill="${['#d9922e', '#f3e7d0', '#c9828a', '#a8322a'][Math.floor(next() * 4)]}"/>`
  })
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9c3d4"/><stop offset=".6" stop-color="#e6e6dc"/><stop offset="1" stop-color="#f6ead2"/></linearGradient><rect width="${width}" height="${n(horizon + 40)}" fill="url(#sky)"/><radialGradient id="glow" cx=".16" cy=".1" r=".6"><stop offset="0" stop-color="#fff4d8" stop-opacity=".9"/><stop offset="1" stop-color="#fff4d8" stop-opacity="0"/></radialGradient><rect width="${width}" height="${n(horizon + 40)}" fill="url(#glow)"/>${layers.join('')}<linearGradient id="meadow" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hex(blend(meadow, [230, 222, 180], 0.35))}"/><stop offset=".4" stop-color="${hex(meadow)}"/><stop offset="1" stop-color="#77853f"/></linearGradient><path d="M0 ${n(horizon + 6)}C${n(width * 0.3)} ${n(horizon - 10)} ${n(width * 0.6)} ${n(horizon + 14)} ${width} ${n(horizon - 4)}V${height}H0Z" fill="url(#meadow)"/>${grass.join('')}${flowers.join('')}`
}
