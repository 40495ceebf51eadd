import type { FilmFormat } from './formats.ts'

/** Bytes at the start of a film that identify its format. */
const HEAD = 4_096
/** The maximum number of boxes read: a fragmented film has a few thousand. */
const BOXES = 20_000

/** MP4 brands that browsers play; QuickTime, audio and phone images (HEIC, AVIF) have others. */
const BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V[ HP]|MSNV|dash)$/

/**
 * Detects the format of a film by its bytes: a complete MP4, or a WebM; undefined for anything else. Reads
 * only its structure, not the content.
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

/** Whether the boxes of an MP4 fill the file and include a `moov` box. Source: ISO/IEC 14496-12, 4.2. */
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

/** The size of a box: 1 means that a 64-bit size follows, 0 that it takes the rest of the file. */
function sizeOfBox(box: Buffer, left: number): number {
  const size = box.readUInt32BE(0)
  if (size === 0) return left
  if (size > 1) return size
  return box.length < 16 ? 0 : Number(box.readBigUInt64BE(8))
}

const EBML = 0x1a45dfa3
const DOC_TYPE = 0x4282

/** The document type in an EBML header: `webm`, `matroska`. Source: RFC 8794, 11.2; RFC 9559. */
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

/** Parses the element at an offset: its id and where its content starts and ends. */
function elementAt(bytes: Buffer, at: number): { id: number; start: number; end: number } | undefined {
  const idLength = lengthAt(bytes, at)
  const sizeAt = at + idLength
  const sizeLength = lengthAt(bytes, sizeAt)
  if (idLength === 0 || idLength > 4 || sizeLength === 0) return undefined
  const start = sizeAt + sizeLength
  if (start > bytes.length) return undefined
  // An eight-byte size may exceed what a JavaScript number holds exactly, but no header is that long.
  const size =
    [...bytes.subarray(sizeAt, start)].reduce((sum, byte) => sum * 256 + byte) - 2 ** (7 * sizeLength)
  return { id: bytes.readUIntBE(at, idLength), start, end: start + size }
}

/** The byte length of a variable-size number, from the leading zeros of its first byte; 0 past the end. */
const lengthAt = (bytes: Buffer, at: number): number => {
  const first = bytes[at] ?? 0
  return first === 0 ? 0 : Math.clz32(first) - 23
}
