import { randomUUID } from 'node:crypto'
import { isShyrdakError } from '@shyrdak/sdk'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { demoClientOf, managerOf, shopperOf } from './manager-of.ts'
import { fileWith, office, PDF, photo } from './sample-files.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore({ engine: 'postgres' })
})
afterAll(() => store.close())

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (isShyrdakError(error) ? error.code : error),
  )

const jpeg = async (width = 640) => fileWith(await photo(width).jpeg().toBuffer(), 'jpg')

test('a client sends photos and a document in one message, and the manager opens them', async () => {
  const { wholesale } = (await demoClientOf(store, 'wholesale@example.com')).chat
  const { chat } = (await managerOf(store)).management
  const uploads = [
    await wholesale.upload({ query: { name: 'Образец.JPG' }, body: await jpeg(3000) }),
    await wholesale.upload({ query: { name: 'Договор.pdf' }, body: fileWith(PDF, 'pdf') }),
    await wholesale.upload({
      query: { name: 'order.xlsx' },
      body: fileWith(office('xl/workbook.xml'), 'xlsx'),
    }),
  ]
  expect(uploads.map(({ name, format, width }) => [name, format, width])).toEqual([
    ['Образец.jpg', 'jpg', 2400],
    ['Договор.pdf', 'pdf', null],
    ['order.xlsx', 'xlsx', null],
  ])
  const sent = await wholesale.send({ body: { text: '', files: uploads.map(({ id }) => id) } })
  expect(sent).toMatchObject({ file_format: 'jpg', files: uploads, text: '' })
  const params = { id: sent.chatId }
  const { data } = await chat.messages({ params, query: { type: 'file' } })
  expect(data[0]).toMatchObject({ id: sent.id, files: uploads })
  expect(
    (await chat.list({ query: { unread: true } })).data.find(({ id }) => id === sent.chatId)?.last_text,
  ).toBe('Образец.jpg')
  const [image, pdf] = await Promise.all(
    uploads.map(({ id }) => chat.file({ params: { ...params, file: id } })),
  )
  expect(image?.type).toBe('image/jpeg')
  expect(await pdf?.text()).toBe(PDF)
  const preview = await chat.file({ params: { ...params, file: uploads[0]!.id }, query: { size: 'preview' } })
  expect(await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).toMatchObject({ width: 480 })
})

test('a manager sends files too, and a list can be filtered to messages with files', async () => {
  const { retail } = (await shopperOf(store)).chat
  const { chat } = (await managerOf(store)).management
  const { chatId } = await retail.send({ body: { text: 'Could you show me the grey ones?' } })
  const params = { id: chatId }
  const { id } = await chat.upload({ params, query: { name: 'grey.png' }, body: await jpeg() })
  const answer = await chat.send({ params, body: { text: 'Here they are', files: [id] } })
  expect((await retail.list({ query: { type: 'file' } })).data.map((message) => message.id)).toEqual([
    answer.id,
  ])
  expect((await retail.file({ params: { id } })).type).toBe('image/jpeg')
})

test('nobody reads a file of another conversation, by any address', async () => {
  const { wholesale } = (await demoClientOf(store, 'wholesale@example.com')).chat
  const { retail } = (await shopperOf(store)).chat
  const { management } = await managerOf(store)
  const own = await retail.send({ body: { text: 'Mine' } })
  const { id } = await wholesale.upload({ query: { name: 'secret.pdf' }, body: fileWith(PDF, 'pdf') })
  // Before it is sent, it belongs to no conversation.
  expect(await codeOf(wholesale.file({ params: { id } }))).toBe('NOT_FOUND')
  await wholesale.send({ body: { text: 'Between us', files: [id] } })
  expect((await wholesale.file({ params: { id } })).size).toBe(PDF.length)
  expect(await codeOf(retail.file({ params: { id } }))).toBe('NOT_FOUND')
  expect(await codeOf(management.chat.file({ params: { id: own.chatId, file: id } }))).toBe('NOT_FOUND')
  expect(await codeOf(retail.file({ params: { id: randomUUID() } }))).toBe('NOT_FOUND')
  expect(await codeOf(store.sdk.chat.wholesale.file({ params: { id } }))).toBe('UNAUTHENTICATED')
  for (const path of [`/media/upload-${id}.jpg`, `/media/upload-${id}-480.webp`, `/media/${id}.jpg`])
    expect((await fetch(store.origin + path)).status).toBe(404)
})

test('a file that somebody else uploaded, or that was sent before, cannot be sent', async () => {
  const { wholesale } = (await demoClientOf(store, 'wholesale@example.com')).chat
  const { retail } = (await shopperOf(store)).chat
  const { id } = await wholesale.upload({ query: { name: 'mine.jpg' }, body: await jpeg() })
  expect(await codeOf(retail.send({ body: { text: 'Look', files: [id] } }))).toBe('INVALID')
  expect(await codeOf(wholesale.send({ body: { text: 'Twice', files: [id, id] } }))).toBe('INVALID')
  const call = { body: { text: 'Once', files: [id] }, idempotencyKey: randomUUID() }
  const [first, again] = [await wholesale.send(call), await wholesale.send(call)]
  expect(again).toEqual(first)
  expect(await codeOf(wholesale.send({ body: { text: 'Again', files: [id] } }))).toBe('INVALID')
  expect((await wholesale.list()).data.filter(({ text }) => text === 'Again' || text === 'Twice')).toEqual([])
})

test('a file is served so that a browser runs nothing of it and caches it privately', async () => {
  const { retail } = (await shopperOf(store)).chat
  const { access_token: token } = await store.sdk.auth.login.retail({
    body: { email: 'shopper@example.com', password: 'felt-and-wool' },
  })
  const document = await retail.upload({ query: { name: 'План "А"\r\nx.pdf' }, body: fileWith(PDF, 'pdf') })
  const image = await retail.upload({ query: { name: 'a.jpg' }, body: await jpeg() })
  await retail.send({ body: { text: '', files: [document.id, image.id] } })
  const answered = async (id: string) => {
    const response = await fetch(`${store.origin}/api/frontend/chat/file/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return Object.fromEntries(response.headers)
  }
  const harmless = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=31536000, immutable',
    vary: expect.stringContaining('authorization'),
  }
  const saved = await answered(document.id)
  expect(saved).toMatchObject({ ...harmless, 'content-type': 'application/pdf' })
  expect(saved['content-disposition']).toMatch(
    /^attachment; filename="[ -~]+\.pdf"; filename\*=UTF-8''%D0%9F/,
  )
  const shown = await answered(image.id)
  expect(shown).toMatchObject({ ...harmless, 'content-type': 'image/jpeg' })
  expect(shown['content-disposition']).toMatch(/^inline; /)
})

test('an upload without a session is refused before the whole file is sent', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536))
      if (sent >= 9_000_000) controller.close()
    },
  })
  const response = await fetch(`${store.origin}/api/frontend/chat/file?name=a.jpg`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg' },
    body,
    duplex: 'half',
  } as RequestInit).catch(() => null) // Node's types lack duplex; the server may close the connection
  expect(response === null || response.status === 401).toBe(true)
  expect(sent).toBeLessThan(9_000_000)
})
