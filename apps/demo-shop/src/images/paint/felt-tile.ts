import { deflateSync } from 'node:zlib'
import { random } from './random.ts'

const side = 320

/** Thousands of crossing fibres on a seamless tile; heights around zero. */
function fibres(): Float32Array {
  const height = new Float32Array(side * side)
  const next = random(20)
  for (let fibre = 0; fibre < 5200; fibre++) {
    let [x, y, angle] = [next() * side, next() * side, next() * Math.PI * 2]
    const bend = (next() - 0.5) * 0.22
    const lift = next() < 0.5 ? -1 : 1
    const length = 14 + next() * 42
    for (let step = 0; step < length; step++) {
      const place = ((Math.round(y) + side) % side) * side + ((Math.round(x) + side) % side)
      height[place] = (height[place] ?? 0) + lift * Math.sin((step / length) * Math.PI)
      angle += bend
      x = (x + Math.cos(angle) + side) % side
      y = (y + Math.sin(angle) + side) % side
    }
  }
  return height
}

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  let crc = 0xffffffff
  for (const byte of named) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  const out = Buffer.alloc(named.length + 8)
  out.writeUInt32BE(body.length, 0)
  named.copy(out, 4)
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0, named.length + 4)
  return out
}

/** A PNG of grey and alpha: black where a fibre casts shade, white where it catches light. */
function png(height: Float32Array): Buffer {
  const rows = Buffer.alloc(side * (side * 2 + 1))
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const here = height[y * side + x] ?? 0
      const lightward = height[((y + side - 1) % side) * side + ((x + side - 1) % side)] ?? 0
      const slope = here * 0.55 + (here - lightward) * 0.6
      const at = y * (side * 2 + 1) + 1 + x * 2
      rows[at] = slope > 0 ? 255 : 0
      rows[at + 1] = slope > 0 ? Math.min(34, slope * 11) : Math.min(70, -slope * 23)
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 4, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

let drawn: string | undefined

/** A `<pattern id="felt">` that adds a wool texture to the colour below it. */
export function feltPattern(scale = 1): string {
  drawn ??= png(fibres()).toString('base64')
  const width = Math.round(side * scale)
  return `<pattern id="felt" width="${width}" height="${width}" patternUnits="userSpaceOnUse"><image width="${width}" height="${width}" href="data:image/png;base64,${drawn}"/></pattern>`
}
