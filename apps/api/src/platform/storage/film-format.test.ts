import sharp from 'sharp'
import { expect, test } from 'vitest'
import { box, mp4Film, webmFilm } from '#testing/small-films.ts'
import { filmFormatOf } from './film-format.ts'

const of = (bytes: Uint8Array) => filmFormatOf(new Blob([new Uint8Array(bytes)]))

test('the format of a film is recognised by its content', async () => {
  const large = Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('mdat\0\0\0\0\0\0\0\x12xx')])
  const toTheEnd = Buffer.concat([Buffer.alloc(4), Buffer.from('mdat and all that follows')])
  expect(await of(await webmFilm())).toBe('webm')
  const webm = await webmFilm()
  const sizeOfEight = Buffer.concat([
    webm.subarray(0, 4),
    Buffer.from([1, 0, 0, 0, 0, 0, 0]),
    webm.subarray(7),
  ])
  expect(await of(sizeOfEight), 'a header whose size takes eight bytes').toBe('webm')
  for (const brand of ['isom', 'iso5', 'mp42', 'avc1', 'M4V '])
    expect(await of(mp4Film(brand)), brand).toBe('mp4')
  expect(await of(mp4Film('mp42', large)), 'a size of 64 bits').toBe('mp4')
  expect(await of(mp4Film('mp42', toTheEnd)), 'a box up to the end').toBe('mp4')
})

test('a file that browsers cannot play is not recognised as a film, whatever it begins with', async () => {
  const webm = await webmFilm()
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } })
    .avif()
    .toBuffer()
  const others: Record<string, Uint8Array> = {
    nothing: Buffer.alloc(0),
    text: Buffer.from('felt'.repeat(40)),
    'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'an image of phones': photo,
    'a film of QuickTime': mp4Film('qt  '),
    'a song': mp4Film('M4A '),
    'half a film': mp4Film().subarray(0, -2),
    'a film with something behind it': Buffer.concat([mp4Film(), Buffer.from('PK\x03\x04')]),
    'a film that does not say how it is played': Buffer.concat([box('ftyp', 'isom\0\0\x02\0'), box('mdat')]),
    'boxes without a size': Buffer.concat([
      box('ftyp', 'isom\0\0\x02\0'),
      Buffer.from([0, 0, 0, 4]),
      Buffer.from('moov'),
    ]),
    'a large size that is not there': Buffer.concat([
      mp4Film(),
      Buffer.from([0, 0, 0, 1]),
      Buffer.from('mdat'),
    ]),
    Matroska: Buffer.from(webm.toString('latin1').replace('webm', 'mkva'), 'latin1'),
    'a header that lies': Buffer.concat([
      Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x84, 0x42, 0x82, 0x88, 0x77]),
      webm,
    ]),
    'a header of nothing': Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80]),
  }
  for (const [about, bytes] of Object.entries(others)) expect(await of(bytes), about).toBeUndefined()
})

test('a truncated or changed film causes no error', async () => {
  const webm = await webmFilm(1)
  for (const film of [webm, mp4Film()])
    for (let at = 0; at < 80; at++) {
      const changed = Buffer.from(film)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      for (const bytes of [film.subarray(0, at), changed])
        expect(['mp4', 'webm', undefined]).toContain(await of(bytes))
    }
})
