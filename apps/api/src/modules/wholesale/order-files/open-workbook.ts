import type { Entry, ZipFile } from 'yauzl'
import { Refusal } from '#platform/refusal.ts'
import { tooLarge, unreadable } from './table.ts'

/** The limit of unpacked bytes. The price list of a whole store takes four million. */
const UNPACKED = 24 * 1024 * 1024
const ENTRIES = 200
/** The time to read a tag grows with the square of its attributes. Those of spreadsheets have about 1,000 characters. */
const LONG_TAG = /<[^<>]{4000}/
/** The parts of a workbook that make up its table. Images and macros are not unpacked. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/sharedStrings\.xml|xl\/styles\.xml|xl\/worksheets\/[^/]+\.xml)$/

/**
 * Unpacks the parts of a workbook that make up its table. Protects against zip bombs: entries are cut at
 * their declared size, and the declared sizes are limited. XML that declares entities or has endless tags is refused.
 * @throws INVALID on `file`
 */
export async function openWorkbook(bytes: Buffer): Promise<Map<string, Buffer>> {
  const { fromBufferPromise } = await import('yauzl')
  const archive = await fromBufferPromise(bytes, { validateEntrySizes: true }).catch(() => null)
  if (!archive || archive.entryCount > ENTRIES) throw unreadable()
  const parts = new Map<string, Buffer>()
  let unpacked = 0
  try {
    for await (const entry of archive.eachEntry()) {
      if (!NEEDED.test(entry.fileName)) continue
      unpacked += entry.uncompressedSize
      if (unpacked > UNPACKED) throw tooLarge()
      const part = await unpack(archive, entry)
      if (part.subarray(0, 2_000).includes('<!DOCTYPE')) throw unreadable()
      if (LONG_TAG.test(part.toString('latin1'))) throw unreadable()
      parts.set(entry.fileName, part)
    }
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable()
  } finally {
    archive.close()
  }
  return parts
}

async function unpack(archive: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await archive.openReadStreamPromise(entry)
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array)) // streams do not type their chunks
  return Buffer.concat(chunks)
}
