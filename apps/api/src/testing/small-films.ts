import sharp from 'sharp'

const bytesOf = (value: number, length: number) => {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(value, 0, length)
  return bytes
}

/** An element of EBML. Source: RFC 8794. */
function element(id: number, ...content: (Buffer | string | number)[]): Buffer {
  const body = Buffer.concat(
    content.map((one) =>
      typeof one === 'number' ? bytesOf(one, 4) : typeof one === 'string' ? Buffer.from(one) : one,
    ),
  )
  const size = bytesOf(2 ** 28 + body.length, 4)
  return Buffer.concat([bytesOf(id, Math.ceil((32 - Math.clz32(id)) / 8)), size, body])
}

const SIZE = { width: 64, height: 36 }

/** A frame of VP8, taken from a lossy WebP. Source: RFC 9649, 2.5. */
async function frame(red: number): Promise<Buffer> {
  const colour = { r: red, g: 48, b: 43 }
  const webp = await sharp({ create: { ...SIZE, channels: 3, background: colour } })
    .webp({ quality: 40 })
    .toBuffer()
  const at = webp.indexOf('VP8 ')
  return webp.subarray(at + 8, at + 8 + webp.readUInt32LE(at + 4))
}

/** A playable film of the given length, in ever redder felt, with two frames per second. Source: RFC 9559. */
export async function webmFilm(seconds = 2): Promise<Buffer> {
  const frames = await Promise.all(Array.from({ length: seconds * 2 }, (_, place) => frame(90 + place * 10)))
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(seconds * 1000)
  const header = element(
    0x1a45dfa3,
    element(0x4286, 1),
    element(0x42f7, 1),
    element(0x42f2, 4),
    element(0x42f3, 8),
    element(0x4282, 'webm'),
    element(0x4287, 2),
    element(0x4285, 2),
  )
  const info = element(
    0x1549a966,
    element(0x2ad7b1, 1_000_000),
    element(0x4489, duration),
    element(0x4d80, 'felt'),
    element(0x5741, 'felt'),
  )
  const video = element(0xe0, element(0xb0, SIZE.width), element(0xba, SIZE.height))
  const track = element(
    0xae,
    element(0xd7, 1),
    element(0x73c5, 1),
    element(0x83, 1),
    element(0x86, 'V_VP8'),
    video,
  )
  const blocks = frames.map((bytes, place) =>
    element(0xa3, Buffer.from([0x81]), bytesOf(place * 500, 2), Buffer.from([0x80]), bytes),
  )
  const cluster = element(0x1f43b675, element(0xe7, 0), ...blocks)
  return Buffer.concat([header, element(0x18538067, info, element(0x1654ae6b, track), cluster)])
}

/** A box of ISO/IEC 14496-12. */
export const box = (type: string, content: Buffer | string = ''): Buffer => {
  const body = Buffer.from(content)
  return Buffer.concat([bytesOf(body.length + 8, 4), Buffer.from(type, 'latin1'), body])
}

/** An MP4 with a valid structure but no content. */
export const mp4Film = (brand = 'isom', ...more: Buffer[]): Buffer =>
  Buffer.concat([box('ftyp', `${brand}\0\0\x02\0isommp41`), box('moov'), box('mdat', 'felt'), ...more])
