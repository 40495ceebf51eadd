import type { FilmFormat } from './formats.ts'

/** How much of the beginning of a film says what it is. */
const HEAD = 4_096
/** How many boxes are looked over: a film that was written in parts has some thousand. */
const BOXES = 20_000

/** Brands of MP4 that browsers play; QuickTime, audio and the images of phones (HEIC, AVIF) have others. */
const BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V[ HP]|MSNV|dash)$/

/**
 * The format of a film by its bytes: an MP4 that is whole, or a WebM; undefined for anything else. Only its frame is
 * read, wherever the film itself lies.
 */
export async function filmFormatOf(film: Blob): Promise<FilmFormat | undefined> {
  const head = await bytesAt(film, 0, HEAD)
  if (head.subarray(4, 8).toString('latin1') === 'ftyp')
    return BRANDS.test(head.subarray(8, 12).toString('latin1')) && (await isWholeMp4(film))
      ? 'mp4'
      : undefined
  return docTypeOf(head) === 'webm' ? 'webm' : undefined
}

const bytesAt = async (film: Blob, from: number, length: number): Promise<Buffer> =>
  Buffer.from(await film.slice(from, from + length).arrayBuffer())

/** Whether the boxes of an MP4 fill it, and one of them says how it is played. Source: ISO/IEC 14496-12, 4.2. */
async function isWholeMp4(film: Blob): Promise<boolean> {
  let hasMovie = false
  let at = 0
  for (let boxes = 0; at < film.size; boxes++) {
    const box = await bytesAt(film, at, 16)
    if (box.length < 8 || boxes === BOXES) return false
    hasMovie ||= box.subarray(4, 8).toString('latin1') === 'moov'
    const size = sizeOfBox(box, film.size - at)
    if (size < 8) return false
    at += size
  }
  return hasMovie && at === film.size
}

/** What a box says of its size: 1 stands before a size of 64 bits, 0 for all that is left. */
function sizeOfBox(box: Buffer, left: number): number {
  const size = box.readUInt32BE(0)
  if (size === 0) return left
  if (size > 1) return size
  return box.length < 16 ? 0 : Number(box.readBigUInt64BE(8))
}

const EBML = 0x1a45dfa3
const DOC_TYPE = 0x4282

/** What the header of an EBML document says that it is: `webm`, `matroska`. Source: RFC 8794, 11.2; RFC 9559. */
function docTypeOf(head: Buffer): string | undefined {
  const header = elementAt(head, 0)
  if (header?.id !== EBML) return undefined
  const end = Math.min(head.length, header.end)
  for (let at = header.start; at < end;) {
    const element = elementAt(head, at)
    if (!element || element.end > end) return undefined
    if (element.id === DOC_TYPE)
      return head.toString('latin1', element.start, element.end).replace(/\0+$/, '')
    at = element.end
  }
  return undefined
}

/** An element by its place: where its content starts and ends. */
function elementAt(bytes: Buffer, at: number): { id: number; start: number; end: number } | undefined {
  const idLength = lengthAt(bytes, at)
  const sizeAt = at + idLength
  const sizeLength = lengthAt(bytes, sizeAt)
  if (idLength === 0 || idLength > 4 || sizeLength === 0) return undefined
  const start = sizeAt + sizeLength
  if (start > bytes.length) return undefined
  // Eight bytes, as many write them, hold more than a number of JavaScript does, but no header is as long.
  const size =
    [...bytes.subarray(sizeAt, start)].reduce((sum, byte) => sum * 256 + byte) - 2 ** (7 * sizeLength)
  return { id: bytes.readUIntBE(at, idLength), start, end: start + size }
}

/** How many bytes a number takes, by the zeros that its first one begins with; none past the end. */
const lengthAt = (bytes: Buffer, at: number): number => {
  const first = bytes[at] ?? 0
  return first === 0 ? 0 : Math.clz32(first) - 23
}
