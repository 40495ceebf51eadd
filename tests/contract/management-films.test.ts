import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { mp4Film, webmFilm } from '@shyrdak/api/testing/films'
import { FILM_BYTES } from '@shyrdak/sdk/contract'
import type { Sdk } from '@shyrdak/sdk'
import type { CompleteContract } from '@shyrdak/sdk/management'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPeopledStore, type PeopledStore } from './auth-store.ts'
import { aFilm } from './films.ts'
import { clientOf } from './manager-of.ts'
import { aPhoto } from './photos.ts'
import { refusalOf } from './shop-people.ts'

let people: PeopledStore
let token: string
let desk: Sdk<CompleteContract>['management']
beforeAll(async () => {
  people = await openPeopledStore()
  ;({ token } = await people.mint({ market: 'management' }))
  desk = clientOf(people.store, token).management
})
afterAll(() => people.close())

const upload = async () => (await desk.films.upload(await aFilm())).path
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(path, people.store.origin), { method, headers })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const claimed = async (path: string) =>
  (
    await people.sql('select claimed_at is not null as used from stored_file where id = $1', [
      /upload-(.+)\./.exec(path)?.[1],
    ])
  )[0]?.['used']

/** Uploads a body unchanged, without the client. */
const send = (body: BodyInit, type = 'video/mp4', as = token) =>
  fetch(new URL('/api/management/films?name=felt.mp4', people.store.origin), {
    method: 'POST',
    headers: { authorization: `Bearer ${as}`, 'content-type': type },
    body,
    duplex: 'half',
  } as RequestInit) // the types of fetch do not know `duplex` yet
const spooled = () => readdir(join(people.store.dataDir, 'incoming'))

const title = { en: 'Felting', ru: 'Валяние', kg: 'Кийиз басуу' }
const pageWith = (url: string, src: string) => {
  const content = JSON.stringify([{ componentName: 'VideoComponent', props: { src } }])
  return { url, title, description: title, content: { en: content, ru: content, kg: '[]' } }
}

test('an uploaded film is served byte by byte, whole and by range, and cached forever', async () => {
  const film = await webmFilm()
  const path = await upload()
  expect(path).toMatch(/^\/media\/upload-[0-9a-f-]{36}\.webm$/)
  const whole = await get(path)
  expect(whole.status).toBe(200)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/webm',
    'content-length': String(film.length),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await bytesOf(whole)).toEqual(film)
  const part = await get(path, { range: 'bytes=10-29' })
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
    206,
    `bytes 10-29/${film.length}`,
    '20',
  ])
  expect(await bytesOf(part)).toEqual(film.subarray(10, 30))
  expect(await bytesOf(await get(path, { range: 'bytes=-5' }))).toEqual(film.subarray(-5))
  const changed = await get(path, { range: 'bytes=0-1', 'if-range': '"another"' })
  expect([changed.status, (await bytesOf(changed)).length]).toEqual([200, film.length])
  const same = await get(path, { range: 'bytes=0-1', 'if-range': whole.headers.get('etag') ?? '' })
  expect([same.status, (await bytesOf(same)).length]).toEqual([206, 2])
  for (const method of ['GET', 'HEAD'])
    for (const range of ['', 'bytes=0-1']) {
      const known = await get(path, { 'if-none-match': `W/${whole.headers.get('etag')}`, range }, method)
      expect([known.status, known.headers.get('etag'), known.headers.get('cache-control')]).toEqual([
        304,
        whole.headers.get('etag'),
        'public, max-age=31536000, immutable',
      ])
    }
  const unknown = await get(path, { 'if-none-match': '"another"' })
  expect([unknown.status, (await bytesOf(unknown)).length]).toEqual([200, film.length])
  const past = await get(path, { range: `bytes=${film.length}-` })
  expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`])
  const head = await get(path, {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    String(film.length),
    '',
  ])
  expect(await spooled(), 'nothing is left of the request').toEqual([])
})

test('an MP4 is recognised by its bytes, whatever its content type', async () => {
  const path = ((await (await send(new Uint8Array(mp4Film()), 'video/webm')).json()) as { path: string }).path
  expect(path).toMatch(/\.mp4$/)
  expect((await get(path)).headers.get('content-type')).toBe('video/mp4')
})

test('a file that is not a film is refused by field name, and its upload is removed', async () => {
  for (const bytes of ['felt', mp4Film('qt  '), mp4Film().subarray(0, -3)]) {
    const refused = await send(typeof bytes === 'string' ? bytes : new Uint8Array(bytes))
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'INVALID', issues: [{ path: ['file'], code: 'unreadable' }] },
    ])
  }
  expect((await send('')).status).toBe(422)
  expect((await send('felt', 'image/jpeg')).status).toBe(422)
  expect((await send('felt', 'application/zip')).status).toBe(415)
  expect(await spooled()).toEqual([])
})

test('a film over 50 MB is refused, with and without a content length', async () => {
  const large = Buffer.alloc(FILM_BYTES + 1)
  let sent = 0
  const parts = new ReadableStream<Uint8Array>({
    async pull(stream) {
      if (sent < large.length) return stream.enqueue(large.subarray(sent, (sent += 1_000_000)))
      // The refusal arrives while the request is still being sent.
      await pause(200)
      stream.close()
    },
  })
  for (const body of [large, parts]) {
    const refused = await send(body)
    expect([refused.status, await refused.json()]).toMatchObject([413, { code: 'TOO_LARGE' }])
  }
  expect(await spooled()).toEqual([])
})

test('a user who may not upload films is refused before the body is read', async () => {
  const { token: craftsman } = await people.mint({ market: 'specialgoods', artisansId: 3 })
  const endless = new ReadableStream({
    async pull(stream) {
      await pause(50)
      stream.enqueue(new Uint8Array(1_000))
    },
  })
  expect((await send(endless, 'video/mp4', craftsman)).status).toBe(403)
})

test('a film is served under its own name only', async () => {
  const path = await upload()
  const { path: photo } = await desk.images.upload(await aPhoto())
  for (const other of [
    path.replace('.webm', '.mp4'),
    path.replace('.webm', '.jpg'),
    path.replace('.webm', '-480.avif'),
    photo.replace('.jpg', '.mp4'),
    `/media/upload-${crypto.randomUUID()}.mp4`,
    '/media/film.mp4',
    '/media/..%2f..%2fetc%2fpasswd.mp4',
    '/media/upload-..%2fprivate.webm',
  ])
    expect((await get(other)).status, other).toBe(404)
  expect((await desk.images.list()).data.map((one) => one.path)).not.toContain(path.replace('.webm', '.jpg'))
})

test('a page claims its film until it is deleted, and an unknown film is refused by its path', async () => {
  const path = await upload()
  expect(await claimed(path)).toBe(false)
  const { id, revision } = await desk.content.pages.create({ body: pageWith('felting-film', path) })
  expect(await claimed(path)).toBe(true)
  for (const src of [
    '/media/film.mp4',
    path.replace('.webm', '.mp4'),
    `/media/upload-${crypto.randomUUID()}.webm`,
  ])
    expect(await refusalOf(desk.content.pages.create({ body: pageWith('no-film', src) })), src).toEqual({
      code: 'INVALID',
      fields: ['content.en.0.props.src', 'content.ru.0.props.src'],
    })
  await desk.content.pages.remove({ params: { id }, query: { revision } })
  expect(await claimed(path)).toBe(false)
})

test('a workshop shows its own films and YouTube’s, and other addresses are refused', async () => {
  const { token: own } = await people.mint({ market: 'specialgoods', artisansId: 4 })
  const { auth, specialGoods } = clientOf(people.store, own)
  const save = (video: string | null) => auth.profile.craftsman.saveArtisan({ body: { video } })
  const { path } = await specialGoods.films.upload(await aFilm())
  expect((await save(path)).data.video).toBe(path)
  expect(await claimed(path)).toBe(true)
  const foreign = await upload()
  for (const video of [
    'https://vimeo.com/1',
    'https://elsewhere.example/felt.mp4',
    '/media/felt.jpg',
    foreign,
  ])
    expect(await refusalOf(save(video)), video).toEqual({ code: 'INVALID', fields: ['video'] })
  const youtube = 'https://youtu.be/aqz-KE-bpKQ'
  expect((await save(youtube)).data.video).toBe(youtube)
  expect(await claimed(path), 'is let go of').toBe(false)
  await save(null)
})
