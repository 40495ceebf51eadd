import {
  LANGUAGES,
  ShopperProfile,
  type ChatFile,
  type ChatMessage,
  type ChatPage,
} from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal, type FakeAnswers } from '@shyrdak/sdk/testing'
import { writeSession } from '@shyrdak/state-machines/auth'
import { memoryStorage, STORAGE_KEYS } from '@shyrdak/state-machines/storage'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { StoreProvider } from '../../store/store-provider.tsx'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { loseConnection } from '../../testing/lose-connection.ts'
import { messagesIn } from '../../testing/messages-in.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { Chat } from './chat.tsx'
import { saveDraft } from './drafts.ts'

const message = (id: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  chatId: 1,
  author_type: 'manager',
  author: 'Nurlan Esenov',
  text: `Message ${id}`,
  file_format: null,
  files: [],
  about: null,
  is_read: false,
  mark: 'none',
  created_at: '2026-11-20T09:00:00.000Z',
  revision: id,
  ...changes,
})
const pageOf = (...data: ChatMessage[]): ChatPage => ({
  data: data.toReversed(),
  next_page_url: null,
  revision: data.at(-1)?.revision ?? 0,
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const SEND = 'POST /frontend/chat/send_message'

/** The store of a logged-in shopper, able to receive messages. */
function shop(answers: FakeAnswers = {}, session = memoryStorage(), userId = 7) {
  const storage = memoryStorage()
  writeSession(storage, {
    token: 'a-fine-token',
    clientType: 'retail',
    userId,
    artisan: null,
    firstName: 'Aigul',
  })
  const live: ((message: ChatMessage) => void)[] = []
  const transport = fakeTransport({
    'GET /frontend/chat': pageOf(message(1), message(2, { author_type: 'other', is_read: true })),
    'GET /frontend/chat/changes': async function* () {
      for (;;) yield await new Promise<ChatMessage>((resolve) => live.push(resolve))
    },
    'PUT /frontend/chat/read_message': { chatId: 1, unread: 0, last_message_at: null },
    [SEND]: ({ body }) => message(3, { author_type: 'other', author: 'Aigul', ...(body as object) }), // the body of a message
    ...answers,
  })
  return {
    ...aStore({ transport, storage, session }),
    async deliver(next: ChatMessage) {
      await waitFor(() => expect(live).not.toEqual([]))
      live.shift()?.(next)
    },
  }
}

test.each(LANGUAGES)('a conversation has no accessibility violations in %s', async (language) => {
  const { transport, storage } = shop()
  const { store } = aStore({ language, transport, storage })
  await renderAsIsland(store, <Chat />)
  expect(await screen.findByText('Message 1')).toBeVisible()
  expect(screen.getByText(messagesIn(language, 'chat')('read'))).toBeVisible()
  expect(await findBarriers()).toEqual([])
})

test('a shopper sends a message with Enter, and the reply of the store is marked as read', async () => {
  const { store, transport, deliver } = shop()
  await renderAsIsland(store, <Chat about="S-2026-000001" />)
  const field = await screen.findByRole('textbox')
  await userEvent.type(field, 'Is it ready?{Enter}')
  const list = screen.getByRole('log')
  expect(await within(list).findByText('Is it ready?')).toBeVisible()
  expect(field).toHaveValue('')
  expect(transport.callsOf(SEND)).toMatchObject([
    { body: { text: 'Is it ready?', about: 'S-2026-000001' }, idempotencyKey: expect.any(String) },
  ])
  await deliver(message(4, { text: 'Tomorrow.' }))
  expect(await within(list).findByText('Tomorrow.')).toBeVisible()
  await waitFor(() =>
    expect(transport.callsOf('PUT /frontend/chat/read_message')).toMatchObject([
      { body: { chat_message_ids: [1] } },
      { body: { chat_message_ids: [4] } },
    ]),
  )
})

test('a message of files only that was not sent can be sent again after a reload', async () => {
  const outgoing = {
    message: { text: '', about: null, files: ['00000000-0000-4000-8000-000000000001'] },
    key: 'k1',
    after: 0,
    tries: 1,
  }
  const session = memoryStorage()
  saveDraft(session, 'own 7', { draft: '', about: null, outgoing })
  const { store, transport } = shop({ [SEND]: message(3, { author_type: 'other' }) }, session)
  await renderAsIsland(store, <Chat />)
  expect(await screen.findByText('Not sent.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(transport.callsOf(SEND)).toMatchObject([{ idempotencyKey: 'k1' }]))
  await waitFor(() => expect(session.get(STORAGE_KEYS.chatDrafts)).toBeNull())
})

test('whoever sends a message by its button goes on in the field', async () => {
  const { store, transport } = shop({ [SEND]: message(3, { author_type: 'other' }) })
  await renderAsIsland(store, <Chat />)
  await userEvent.type(await screen.findByRole('textbox'), 'Is it ready?')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(transport.callsOf(SEND)).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''))
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('a message that was not sent stays in the field, and is there after a reload, sent again as the same', async () => {
  const session = memoryStorage()
  const before = shop({ [SEND]: refusal('NETWORK') }, session)
  const { unmount } = await renderAsIsland(before.store, <Chat />)
  await userEvent.type(await screen.findByRole('textbox'), 'Is it ready?')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Not sent.')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('Is it ready?')
  unmount()
  const after = shop({}, session)
  await renderAsIsland(after.store, <Chat />)
  expect(await screen.findByRole('textbox')).toHaveValue('Is it ready?')
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''))
  const keys = [before, after].flatMap(({ transport }) =>
    transport.callsOf(SEND).map(({ idempotencyKey }) => idempotencyKey),
  )
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect(session.get(STORAGE_KEYS.chatDrafts)).toBeNull()
})

test.each(['', 'Is it ready?'])(
  'the topic of a message stays after a reload until it is sent, with “%s” typed',
  async (typed) => {
    const session = memoryStorage()
    const { unmount } = await renderAsIsland(shop({}, session).store, <Chat about="S-2026-000001" />)
    const field = await screen.findByRole('textbox')
    if (typed) await userEvent.type(field, typed)
    unmount()
    const { store, transport } = shop({}, session)
    await renderAsIsland(store, <Chat />)
    await userEvent.type(await screen.findByRole('textbox'), ' Thank you!{Enter}')
    await waitFor(() => expect(transport.callsOf(SEND)).toMatchObject([{ body: { about: 'S-2026-000001' } }]))
    await waitFor(() => expect(session.get(STORAGE_KEYS.chatDrafts)).toBeNull())
  },
)

test('a topic that was removed does not return with a reload', async () => {
  const session = memoryStorage()
  const { unmount } = await renderAsIsland(shop({}, session).store, <Chat about="S-2026-000001" />)
  await userEvent.click(await screen.findByRole('button', { name: /S-2026-000001/ }))
  unmount()
  await renderAsIsland(shop({}, session).store, <Chat />)
  expect(await screen.findByRole('textbox')).toBeVisible()
  expect(screen.queryByText(/S-2026-000001/)).toBeNull()
})

test.each(['"Is it ready?"', '{"draft":"Is it ready?","outgoing":{"key":""}}', '7'])(
  'a draft that was stored otherwise, %s, keeps nobody from the conversation',
  async (draft) => {
    const session = memoryStorage([[STORAGE_KEYS.chatDrafts, `{"own 7":${draft}}`]])
    await renderAsIsland(shop({}, session).store, <Chat />)
    expect(await screen.findByRole('textbox')).toHaveValue(draft.startsWith('"') ? 'Is it ready?' : '')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('a message that was not sent is marked beside its field, and sent again from there', async () => {
  const { store, transport } = shop({ [SEND]: refusal('NETWORK') })
  await renderAsIsland(store, <Chat />)
  const field = await screen.findByRole('textbox')
  await userEvent.type(field, 'Is it ready?{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent. No connection to the store.')
  expect(await findBarriers()).toEqual([])
  transport.answer(SEND, message(5, { author_type: 'other', text: 'Is it ready?' }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await within(screen.getByRole('log')).findByText('Is it ready?')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field).toHaveFocus()
  expect(new Set(transport.callsOf(SEND).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

test('the alert about a failed message disappears when its text is changed', async () => {
  const { store } = shop({ [SEND]: refusal('NETWORK') })
  await renderAsIsland(store, <Chat />)
  const field = await screen.findByRole('textbox')
  await userEvent.type(field, 'Is it ready?{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent.')
  await userEvent.clear(field)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([true, false])(
  'the hint about Enter is shown only on devices with a keyboard: %s',
  async (matches) => {
    vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
    const { store } = shop()
    await renderAsIsland(store, <Chat />)
    await screen.findByText('Message 1')
    expect(screen.queryAllByText(/^Enter sends/)).toHaveLength(matches ? 1 : 0)
  },
)

test('a user who logs in next in the same tab does not see the draft of another', async () => {
  const session = memoryStorage()
  const { unmount } = await renderAsIsland(shop({}, session).store, <Chat />)
  await userEvent.type(await screen.findByRole('textbox'), 'Between us')
  unmount()
  const { unmount: leave } = await renderAsIsland(shop({}, session, 8).store, <Chat />)
  expect(await screen.findByRole('textbox')).toHaveValue('')
  leave()
  await renderAsIsland(shop({}, session).store, <Chat />)
  expect(await screen.findByRole('textbox')).toHaveValue('Between us')
})

test('a read-only conversation has no field to write in and no marks, and marks no messages as read', async () => {
  const marked = pageOf(message(1), message(2, { mark: 'blue' }))
  const { store, transport } = shop({ 'GET /frontend/chat': marked })
  await renderAsIsland(store, <Chat isReadOnly />)
  expect(await screen.findByText('Message 1')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Mark the message/ })).toBeNull()
  expect(within(screen.getByRole('log')).getByText('Blue')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await waitFor(() => expect(transport.callsOf('GET /frontend/chat/changes')).toHaveLength(1))
  expect(transport.callsOf('PUT /frontend/chat/read_message')).toEqual([])
})

test('a conversation that failed to load is loaded once the network is back', async () => {
  let isAway = true
  const { store } = shop({
    'GET /frontend/chat': () => {
      if (isAway) throw refusal('NETWORK')
      return pageOf(message(1))
    },
  })
  await renderAsIsland(store, <Chat />)
  expect(await screen.findByText('Couldn’t open the conversation')).toBeVisible()
  isAway = false
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Message 1')).toBeVisible()
})

const UPLOAD = 'POST /frontend/chat/file'
const FILE = 'GET /frontend/chat/file/:id'
const idOf = (turn: number) => `5f0d1c8e-1b7a-4f6e-9d35-0c9a64a2b1d${turn}`
const stored = (turn: number, changes: Partial<ChatFile> = {}): ChatFile => ({
  id: idOf(turn),
  name: `felt-${turn}.jpg`,
  format: 'jpg',
  bytes: 20_480,
  width: 640,
  height: 480,
  ...changes,
})
const photo = (name: string) => new File(['felt'], name, { type: 'image/jpeg' })

test('files that are chosen, pasted or dropped are sent with the message, and can be removed before', async () => {
  let turn = 0
  const { store, transport } = shop({
    [UPLOAD]: () => stored((turn += 1)),
    [SEND]: message(3, { author_type: 'other', files: [stored(1)] }),
    [FILE]: () => photo('felt.jpg'),
  })
  await renderAsIsland(store, <Chat />)
  await screen.findByText('Message 1')
  await userEvent.upload(screen.getByLabelText(/Attach/), [photo('one.jpg'), photo('two.jpg')])
  fireEvent.paste(screen.getByRole('textbox'), {
    clipboardData: { files: [photo('three.jpg')], getData: () => '' },
  })
  fireEvent.drop(screen.getByRole('region', { name: 'Conversation with the store' }), {
    dataTransfer: { types: ['Files'], files: [photo('four.jpg')] },
  })
  const chosen = await screen.findByRole('list', { name: 'Files to send' })
  await waitFor(() => expect(within(chosen).getAllByRole('listitem')).toHaveLength(4))
  await waitFor(() => expect(within(chosen).queryAllByRole('progressbar')).toEqual([]))
  expect(transport.callsOf(UPLOAD).map(({ query }) => query)).toEqual([
    { name: 'one.jpg' },
    { name: 'two.jpg' },
    { name: 'three.jpg' },
    { name: 'four.jpg' },
  ])
  await userEvent.click(within(chosen).getByRole('button', { name: 'Remove two.jpg' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(transport.callsOf(SEND)).toHaveLength(1))
  expect(transport.callsOf(SEND)).toMatchObject([{ body: { files: [idOf(1), idOf(3), idOf(4)], text: '' } }])
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull())
})

test('a file of a refused type says why beside the button, and is left out of the message', async () => {
  const { store, transport } = shop({ [UPLOAD]: stored(1), [SEND]: message(3, { author_type: 'other' }) })
  await renderAsIsland(store, <Chat />)
  await screen.findByText('Message 1')
  const user = userEvent.setup({ applyAccept: false })
  const files = [new File(['MZ'], 'run.exe'), new File(['<svg/>'], 'x.svg'), photo('one.jpg')]
  await user.upload(screen.getByLabelText(/Attach/), files)
  const why = 'This kind of file is not accepted.'
  expect(await screen.findByText(`run.exe, x.svg: left out of the message. ${why}`)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove run.exe' })).toBeEnabled()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(transport.callsOf(SEND)).toMatchObject([{ body: { files: [idOf(1)] } }]))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull())
})

test('a file that was not uploaded says beside the button why the message waits', async () => {
  const { store } = shop({ [UPLOAD]: refusal('INTERNAL') })
  await renderAsIsland(store, <Chat />)
  await screen.findByText('Message 1')
  await userEvent.upload(screen.getByLabelText(/Attach/), photo('one.jpg'))
  expect(await screen.findByText(/^one.jpg: not uploaded yet; try again or remove it/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
})

test('pasted table cells are inserted as text, not attached as their picture', async () => {
  const { store } = shop()
  await renderAsIsland(store, <Chat />)
  const field = await screen.findByRole('textbox')
  const clipboardData = { files: [photo('cells.png')], getData: () => '41\t12' }
  expect(fireEvent.paste(field, { clipboardData })).toBe(true)
  expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull()
})

test('a message that failed keeps its text and its files', async () => {
  const { store, transport } = shop({ [UPLOAD]: stored(1), [SEND]: refusal('UNAVAILABLE') })
  await renderAsIsland(store, <Chat />)
  await screen.findByText('Message 1')
  await userEvent.upload(screen.getByLabelText(/Attach/), [photo('one.jpg')])
  await userEvent.type(screen.getByRole('textbox'), 'Like this one?')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Not sent.')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('Like this one?')
  expect(screen.getByText('one.jpg')).toBeVisible()
  transport.answer(SEND, message(5, { author_type: 'other', text: 'Like this one?', files: [stored(1)] }))
  transport.answer(FILE, () => photo('felt.jpg'))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('button', { name: 'Open photo felt-1.jpg' })).toBeVisible()
})

test('photos of a message are shown and can be enlarged, other files can be downloaded', async () => {
  // Without layout nothing would intersect, so images load at once.
  vi.stubGlobal('IntersectionObserver', undefined)
  const pdf = stored(3, { name: 'Договор.pdf', format: 'pdf', width: null, height: null })
  const { store, transport } = shop({
    'GET /frontend/chat': pageOf(
      message(1, { text: '', files: [stored(1), stored(2), pdf], file_format: 'jpg' }),
    ),
    [FILE]: () => photo('felt.jpg'),
  })
  const { container } = await renderAsIsland(store, <Chat />)
  const open = await screen.findByRole('button', { name: 'Open photo felt-2.jpg' })
  await waitFor(() => expect(container.querySelectorAll('.shyrdak-chat-photo img')).toHaveLength(2))
  expect(await findBarriers()).toEqual([])
  await userEvent.click(open)
  expect(await screen.findByRole('dialog', { name: 'felt-2.jpg' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: /Save Договор\.pdf/ }))
  await waitFor(() =>
    expect(transport.callsOf(FILE)).toContainEqual(
      expect.objectContaining({ params: { id: pdf.id }, query: { size: undefined } }),
    ),
  )
})

test('without messages no filter is shown', async () => {
  const { store, transport } = shop()
  transport.answer('GET /frontend/chat', pageOf())
  await renderAsIsland(store, <Chat />)
  expect(await screen.findByText('No messages yet')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('only messages with files are shown with the filter for files', async () => {
  const { store, transport } = shop()
  await renderAsIsland(store, <Chat />)
  await screen.findByText('Message 1')
  transport.answer('GET /frontend/chat', pageOf())
  await userEvent.click(screen.getByRole('radio', { name: 'Files' }))
  expect(await screen.findByText('No messages with files')).toBeVisible()
  expect(transport.callsOf('GET /frontend/chat').at(-1)).toMatchObject({ query: { type: 'file' } })
})

test('a message sent while the filter for a colour is on is shown with the filter off', async () => {
  const { store, transport } = shop()
  await renderAsIsland(store, <Chat />)
  await screen.findByText('Message 1')
  await userEvent.click(screen.getByRole('radio', { name: 'Red' }))
  await userEvent.type(screen.getByRole('textbox'), 'Is it ready?{Enter}')
  expect(await within(screen.getByRole('log')).findByText('Is it ready?')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked()
  expect(transport.callsOf(SEND)).toHaveLength(1)
})

test('Enter sends nothing and keeps the filter while there is nothing to send or a word is being composed', async () => {
  const { store, transport } = shop()
  await renderAsIsland(store, <Chat />)
  await screen.findByText('Message 1')
  await userEvent.click(screen.getByRole('radio', { name: 'Red' }))
  const field = screen.getByRole('textbox')
  await userEvent.type(field, '{Enter}')
  expect(screen.getByRole('radio', { name: 'Red' })).toBeChecked()
  await userEvent.type(field, 'きもの')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(transport.callsOf(SEND)).toEqual([])
  expect(field).toHaveValue('きもの')
})

/** Marks the first message. */
async function mark(color: string): Promise<void> {
  const [first] = await screen.findAllByRole('button', { name: /Mark the message/ })
  await userEvent.click(first!)
  const message = within(screen.getByText('Message 1').closest('li')!)
  await userEvent.click(message.getByRole('button', { name: color }))
}

test('a mark that could not be set says so, also offline, until another one is', async () => {
  const MARK = 'PUT /frontend/chat/mark_message'
  const { store, transport } = shop({ [MARK]: refusal('NETWORK') })
  await renderAsIsland(store, <Chat />)
  const { reconnect } = loseConnection()
  await mark('Red')
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t mark the message. Please try again.')
  reconnect()
  transport.answer(MARK, message(1, { mark: 'green', revision: 5 }))
  await mark('Green')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a shopper marks a message with a colour', async () => {
  const MARK = 'PUT /frontend/chat/mark_message'
  const marked = message(1, { mark: 'green', revision: 5 })
  const { store, transport, deliver } = shop({ [MARK]: marked })
  await renderAsIsland(store, <Chat />)
  await mark('Green')
  await waitFor(() =>
    expect(transport.callsOf(MARK)).toMatchObject([{ body: { chat_message_id: 1, mark: 'green' } }]),
  )
  await deliver(marked)
  await waitFor(() =>
    expect(screen.getByText('Message 1').closest('li')).toHaveAttribute('data-mark', 'green'),
  )
})

test('a conversation that cannot be loaded shows an error, and a retry loads it', async () => {
  const { store, transport } = shop({ 'GET /frontend/chat': refusal('UNAVAILABLE') })
  await renderAsIsland(store, <Chat />)
  expect(await screen.findByText('Couldn’t open the conversation')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Couldn’t open the conversation')).toBeVisible()
  await waitFor(() => expect(document.querySelector('.shyrdak-chat-place')).toHaveFocus())
  transport.answer('GET /frontend/chat', pageOf())
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No messages yet')).toBeVisible()
  expect(document.querySelector('.shyrdak-chat-place')).toHaveFocus()
})

test('a conversation that was loaded by a retry stays at its end when the field below it grows', async () => {
  const observed: Element[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (element: Element) => void observed.push(element)
      disconnect() {}
    },
  )
  const { store, transport } = shop({ 'GET /frontend/chat': refusal('UNAVAILABLE') })
  await renderAsIsland(store, <Chat />)
  await screen.findByText('Couldn’t open the conversation')
  transport.answer('GET /frontend/chat', pageOf(message(1)))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Message 1')
  expect(observed).toContain(screen.getByRole('log'))
})

/** A conversation of two messages, with the older one on a page of its own. */
const IN_TWO_PAGES: FakeAnswers = {
  'GET /frontend/chat': ({ nextPage }) =>
    nextPage === undefined
      ? { ...pageOf(message(5)), next_page_url: '/api/frontend/chat?before=5' }
      : pageOf(message(4)),
}

test('older messages are loaded when somebody scrolls up', async () => {
  const { store } = shop(IN_TWO_PAGES)
  await renderAsIsland(store, <Chat />)
  await screen.findByText('Message 5')
  const list = screen.getByRole('log')
  Object.defineProperties(list, { scrollHeight: { value: 2000 }, clientHeight: { value: 400 } })
  list.scrollTop = 900
  fireEvent.scroll(list)
  expect(screen.queryByText('Message 4')).toBeNull()
  list.scrollTop = 100
  fireEvent.scroll(list)
  expect(await screen.findByText('Message 4')).toBeVisible()
})

test('whoever loads the last of the older messages by the button goes on in the list', async () => {
  const { store } = shop(IN_TWO_PAGES)
  await renderAsIsland(store, <Chat />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier messages' }))
  expect(await screen.findByText('Message 4')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('log')).toHaveFocus())
})

test('whoever uploads a file again goes on beside it', async () => {
  const { store, transport } = shop({ [UPLOAD]: refusal('INTERNAL') })
  await renderAsIsland(store, <Chat />)
  await screen.findByText('Message 1')
  await userEvent.upload(screen.getByLabelText(/Attach/), photo('one.jpg'))
  const again = await screen.findByRole('button', { name: 'Try again' })
  transport.answer(UPLOAD, stored(1))
  await userEvent.click(again)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Remove one.jpg' })).toHaveFocus()
})

test('the event stream is closed when the user logs out', async () => {
  const signals: (AbortSignal | undefined)[] = []
  const { store } = shop({
    'GET /frontend/chat/changes': async function* ({ signal }) {
      signals.push(signal)
      await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()))
      yield* []
    },
    'POST /frontend/logout': {},
  })
  await renderAsIsland(store, <Chat />)
  await screen.findByText('Message 1')
  await waitFor(() => expect(signals).toHaveLength(1))
  await store.auth.send({ type: 'session.close' })
  await waitFor(() => expect(signals[0]?.aborted).toBe(true))
})

test('whoever leaves the conversation no longer follows it, and nothing is marked as read for them', async () => {
  const signals: (AbortSignal | undefined)[] = []
  const { store, transport } = shop({
    'GET /frontend/chat/changes': async function* ({ signal }) {
      signals.push(signal)
      await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()))
      yield* []
    },
  })
  const { unmount } = await renderAsIsland(store, <Chat />)
  await screen.findByText('Message 1')
  await waitFor(() => expect(signals).toHaveLength(1))
  unmount()
  await waitFor(() => expect(signals[0]?.aborted).toBe(true))

  await renderAsIsland(store, <Chat />)
  await screen.findByText('Message 1')
  await waitFor(() => expect(signals).toHaveLength(2))
  expect(signals[1]?.aborted).toBe(false)
  expect(transport.callsOf('GET /frontend/chat')).toHaveLength(2)
})

test('a conversation whose code arrives only after its page was left is not followed', async () => {
  const { reconnect } = loseConnection()
  let arrive = () => {}
  const { transport, storage } = shop()
  const { store } = aStore({
    transport,
    storage,
    reach: () => new Promise<void>((resolve) => (arrive = resolve)),
  })
  const { unmount } = await renderAsIsland(store, <Chat />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  reconnect()
  await userEvent.click(again)
  unmount()
  arrive()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(transport.callsOf('GET /frontend/chat/changes')).toEqual([])
  expect(transport.callsOf('PUT /frontend/chat/read_message')).toEqual([])
})

test('another conversation in the place of one starts over, with its own draft', async () => {
  const { store, transport } = shop()
  const { rerender } = await renderAsIsland(store, <Chat name="desk-1" />)
  await userEvent.type(await screen.findByRole('textbox'), 'Only for you')
  rerender(
    <StoreProvider store={store}>
      <Chat name="desk-2" />
    </StoreProvider>,
  )
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''))
  expect(transport.callsOf('GET /frontend/chat')).toHaveLength(2)
})

test('the conversation of a user is not followed for another one who logs in on the same page', async () => {
  const signals: (AbortSignal | undefined)[] = []
  const { store } = shop({
    'GET /frontend/chat/changes': async function* ({ signal }) {
      signals.push(signal)
      await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()))
      yield* []
    },
    'GET /frontend/profile': build(ShopperProfile, { id: 8, role: 'retail' }),
  })
  await renderAsIsland(store, <Chat />)
  await screen.findByText('Message 1')
  await waitFor(() => expect(signals).toHaveLength(1))
  const signIn = { by: 'token', audience: 'retail', token: 'another-token' } as const
  await store.auth.send({ type: 'session.open', signIn })
  await waitFor(() => expect(store.auth.view()?.userId).toBe(8))
  expect(signals[0]?.aborted).toBe(true)
})

test('a conversation works in React’s StrictMode: it is followed once, and its photos stay', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const open = new Set<AbortSignal>()
  const { store } = shop({
    'GET /frontend/chat': pageOf(message(1, { text: '', files: [stored(1)], file_format: 'jpg' })),
    'GET /frontend/chat/changes': async function* ({ signal }) {
      if (!signal) return
      open.add(signal)
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      open.delete(signal)
      yield* []
    },
    [FILE]: () => photo('felt.jpg'),
  })
  // Rendered in the browser: React repeats no effects when it hydrates.
  const { container } = render(
    <StrictMode>
      <StoreProvider store={store}>
        <Chat />
      </StoreProvider>
    </StrictMode>,
  )
  await waitFor(() => expect(container.querySelectorAll('.shyrdak-chat-photo img')).toHaveLength(1))
  await waitFor(() => expect(open.size).toBe(1))
  expect(revoke).not.toHaveBeenCalled()
})

test('the focus stays at a message that was marked, and at the files when one of them is removed', async () => {
  const { store } = shop({ [UPLOAD]: refusal('TOO_LARGE') })
  await renderAsIsland(store, <Chat about="S-2026-000001" />)
  const [mark] = await screen.findAllByRole('button', { name: /Mark the message/ })
  await userEvent.click(mark!)
  await userEvent.click(
    within(screen.getByText('Message 1').closest('li')!).getByRole('button', { name: 'Green' }),
  )
  expect(mark).toHaveFocus()

  await userEvent.upload(screen.getByLabelText(/Attach/), [photo('one.jpg'), photo('two.jpg')])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove one.jpg' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove two.jpg' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())

  await userEvent.click(screen.getByRole('button', { name: /S-2026-000001/ }))
  expect(screen.getByRole('textbox')).toHaveFocus()
})
