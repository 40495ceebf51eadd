import { LANGUAGES, Proposal, type Language } from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { writeSession } from '@shyrdak/state-machines/auth'
import { memoryStorage } from '@shyrdak/state-machines/storage'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { accountDraft } from '../../parts/account-draft.ts'
import { memoryPorts } from '../../store/memory-ports.ts'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { messagesIn } from '../../testing/messages-in.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { ProposalForm } from './proposal-form.tsx'
import { ProposalDraft, typedOf } from './typed-proposal.ts'

const CREATE = 'POST /specialgoods/proposal'
const UPDATE = 'PUT /specialgoods/proposal/:id'
const text = (value: string) => ({ en: value, ru: value, kg: value })
const proposal = build(Proposal, {
  id: 4,
  name: text('Mat'),
  description: text('Grey'),
  category_id: 2,
  color_id: 1,
  size: '60 cm',
  photos: ['/media/a.jpg'],
  price: '900.00',
  stock: 2,
  made_to_order_days: 12,
  weight: 400,
  state: 'returned',
  note: 'How large is it?',
  product: null,
  revision: 3,
})
const categories = [{ id: 1, title: text('Rugs'), children: [{ id: 2, title: text('Mats'), children: [] }] }]
const colors = [{ id: 1, name: text('Madder'), hex: '#a33a2b' }]

async function open(
  transport = fakeTransport({}),
  shown: Proposal | null = proposal,
  language: Language = 'en',
  browser: Parameters<typeof aStore>[0] = {},
) {
  const onSaved = vi.fn()
  const onRemoved = vi.fn()
  const { store } = aStore({ transport, language, ...browser })
  await renderAsIsland(
    store,
    <ProposalForm
      proposal={shown}
      categories={categories}
      colors={colors}
      onSaved={onSaved}
      onRemoved={onRemoved}
    />,
  )
  return { store, onSaved, onRemoved }
}

const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test.each(LANGUAGES)('the form has no accessibility violations in %s', async (language) => {
  await renderAsIsland(
    aStore({ language }).store,
    <ProposalForm
      proposal={proposal}
      categories={categories}
      colors={colors}
      onSaved={() => {}}
      onRemoved={() => {}}
    />,
  )
  expect(await findBarriers()).toEqual([])
})

test('a returned proposal is changed and submitted again with its revision', async () => {
  const transport = fakeTransport({ [UPDATE]: { ...proposal, state: 'waiting', note: null } })
  const { onSaved } = await open(transport)
  expect(screen.getByText('How large is it?')).toBeVisible()
  const size = screen.getByLabelText(/^Size/)
  await userEvent.clear(size)
  await userEvent.type(size, '60 × 90 cm')
  await userEvent.click(screen.getByRole('button', { name: 'Save and hand in' }))
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(transport.callsOf(UPDATE)).toMatchObject([
    { query: { revision: 3 }, body: { size: '60 × 90 cm', price: '900.00', photos: ['/media/a.jpg'] } },
  ])
})

test('what was typed is there again after a reload, for this craftsman only, until it is handed in', async () => {
  const session = memoryStorage()
  const transport = fakeTransport({ [UPDATE]: { ...proposal, state: 'waiting', note: null } })
  async function reopen(person: string) {
    cleanup()
    await open(transport, proposal, 'en', { session, storage: memoryStorage([['user_id', person]]) })
    return screen.getByLabelText(/^Size/)
  }
  await userEvent.type(await reopen('7'), ' or larger')
  expect(await reopen('8')).toHaveValue('60 cm')
  expect(await reopen('7')).toHaveValue('60 cm or larger')
  expect(screen.getByText(/What you typed last time/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(screen.getByLabelText(/^Size/)).toHaveValue('60 cm')
  expect(screen.queryByText(/What you typed last time/)).toBeNull()
  await userEvent.type(await reopen('7'), ' or larger')
  await userEvent.click(screen.getByRole('button', { name: 'Save and hand in' }))
  await vi.waitFor(() => expect(transport.callsOf(UPDATE)).toHaveLength(1))
  expect(await reopen('7')).toHaveValue('60 cm')
})

test('a description that is far too long is there again after a reload, to be shortened', async () => {
  const session = memoryStorage()
  const { store } = aStore({ session })
  const long = 'Felt. '.repeat(10_000)
  const typed = { ...typedOf(proposal), description: text(long) }
  accountDraft(store, 'proposal 4', ProposalDraft).save({ typed, key: 'first', revision: 3 })
  await open(fakeTransport({}), proposal, 'en', { session })
  expect(within(screen.getByRole('group', { name: 'Description' })).getByLabelText(/^English/)).toHaveValue(
    long,
  )
})

test('a craftsman sees the texts in other languages that are restored, and those that they are compared with', async () => {
  const session = memoryStorage()
  const { store } = aStore({ session })
  const saved = {
    ...proposal,
    name: { en: 'Mat', ru: '', kg: '' },
    description: { en: 'Grey', ru: '', kg: '' },
  }
  const typed = { ...typedOf(saved), name: { en: 'Mat', ru: 'Коврик', kg: '' } }
  accountDraft(store, 'proposal 4', ProposalDraft).save({ typed, key: 'first', revision: 3 })
  const later = { ...saved, revision: 4, description: { en: 'Grey', ru: 'Серый', kg: '' } }
  await open(fakeTransport({}), later, 'en', { session })
  expect(screen.getByDisplayValue('Коврик')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show the saved version' }))
  expect(screen.getByDisplayValue('Серый')).toBeVisible()
})

test('changes that were saved though their response was lost are not offered again', async () => {
  const session = memoryStorage()
  accountDraft(aStore({ session }).store, 'proposal 4', ProposalDraft).save({
    typed: typedOf(proposal),
    key: 'first',
  })
  await open(fakeTransport({}), proposal, 'en', { session })
  expect(screen.queryByText(/What you typed last time/)).toBeNull()
})

test('a craftsman whose proposal was returned since it was changed is told so, looks at it, and goes on with the changes', async () => {
  const session = memoryStorage()
  const transport = fakeTransport({ [UPDATE]: proposal })
  await open(transport, { ...proposal, state: 'waiting', note: null }, 'en', { session })
  await userEvent.type(screen.getByLabelText(/^Size/), ' or larger')
  for (const _ of ['once', 'after another reload']) {
    cleanup()
    await open(transport, { ...proposal, revision: 4, size: '65 cm' }, 'en', { session })
    expect(screen.getByText(/has changed since you typed this/)).toBeVisible()
    expect(screen.getByLabelText(/^Size/)).toHaveValue('60 cm or larger')
  }
  await userEvent.click(screen.getByRole('button', { name: 'Show the saved version' }))
  expect(screen.getByLabelText(/^Size/)).toHaveValue('65 cm')
  expect(screen.getByLabelText(/^Size/)).toHaveAttribute('readonly')
  expect(screen.getByRole('button', { name: 'Save and hand in' })).toBeDisabled()
  expect(await findBarriers()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Back to what I typed' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save and hand in' }))
  await vi.waitFor(() =>
    expect(transport.callsOf(UPDATE)).toMatchObject([
      { query: { revision: 4 }, body: { size: '60 cm or larger' } },
    ]),
  )
})

test('a craftsman may discard what was typed for a proposal that has changed since', async () => {
  const session = memoryStorage()
  const { store } = aStore({ session })
  const typed = { ...typedOf(proposal), size: 'larger' }
  accountDraft(store, 'proposal 4', ProposalDraft).save({ typed, key: 'first', revision: 2 })
  await open(fakeTransport({}), proposal, 'en', { session })
  await userEvent.click(screen.getByRole('button', { name: 'Discard what I typed' }))
  expect(screen.getByLabelText(/^Size/)).toHaveValue('60 cm')
  expect(screen.queryByText(/has changed since/)).toBeNull()
  cleanup()
  await open(fakeTransport({}), proposal, 'en', { session })
  expect(screen.getByLabelText(/^Size/)).toHaveValue('60 cm')
})

test('the browser asks before typed changes are left, but not before the reload that a stale form needs', async () => {
  await open(fakeTransport({ [UPDATE]: refusal('STALE') }))
  await userEvent.type(screen.getByLabelText(/^Size/), ' or larger')
  expect(asksBeforeLeaving()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Save and hand in' }))
  expect(await screen.findByText(/Reload the page/)).toBeVisible()
  expect(asksBeforeLeaving()).toBe(false)
})

test('a craftsman whose session has ended gets to the login without a question, since the changes are kept', async () => {
  const storage = memoryStorage()
  writeSession(storage, {
    token: 'a-fine-token',
    clientType: 'craftsman',
    userId: 7,
    artisan: 3,
    firstName: 'Aigul',
  })
  const asked: boolean[] = []
  const navigation = memoryPorts().navigation
  const leave = () => void asked.push(asksBeforeLeaving())
  const { store } = await open(fakeTransport({ [UPDATE]: refusal('UNAUTHENTICATED') }), proposal, 'en', {
    storage,
    navigation: { ...navigation, go: leave, leave },
  })
  await act(() => store.auth.start())
  await userEvent.type(screen.getByLabelText(/^Size/), ' or larger')
  expect(asksBeforeLeaving()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Save and hand in' }))
  await vi.waitFor(() => expect(asked).toEqual([false]))
})

test('a new proposal whose response was lost is handed in again after a reload as the same one', async () => {
  const session = memoryStorage()
  const transport = fakeTransport({ [CREATE]: refusal('NETWORK') })
  accountDraft(aStore({ session }).store, 'proposal new', ProposalDraft).save({
    typed: typedOf(proposal),
    key: 'first',
  })
  for (const times of [1, 2]) {
    await open(transport, null, 'en', { session })
    await userEvent.click(screen.getByRole('button', { name: 'Save and hand in' }))
    await vi.waitFor(() => expect(transport.callsOf(CREATE)).toHaveLength(times))
    cleanup()
  }
  expect(transport.callsOf(CREATE).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['first', 'first'])
})

test('an empty form marks every field, focuses the first and sends nothing', async () => {
  const transport = fakeTransport({})
  await open(transport, null)
  await userEvent.click(screen.getByRole('button', { name: 'Save and hand in' }))
  const name = within(screen.getByRole('group', { name: 'Name' })).getByLabelText(/^English/)
  expect(name).toBeInvalid()
  expect(name).toHaveFocus()
  expect(screen.getByLabelText(/^Category/)).toBeInvalid()
  expect(screen.getByText(/fields need correcting/)).toBeVisible()
  expect(transport.calls).toEqual([])
})

test('once the last field is corrected, no more is said to need it', async () => {
  await open(fakeTransport({}), { ...proposal, size: '' })
  await userEvent.click(screen.getByRole('button', { name: 'Save and hand in' }))
  expect(screen.getByText(/needs? correcting/)).toBeVisible()
  await userEvent.type(screen.getByLabelText(/^Size/), '60 cm')
  expect(screen.queryByText(/needs? correcting/)).toBeNull()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a craftsman who changed a proposal after a lost response reads that it has arrived as it was', async () => {
  // jsdom neither decodes nor encodes images.
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4, height: 3 }))
  const canvas = { fillRect: () => {}, drawImage: () => {} } as unknown as CanvasRenderingContext2D // all methods used
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['felt'])))
  const transport = fakeTransport({
    'POST /specialgoods/photo': { path: '/media/b.jpg' },
    [CREATE]: refusal('KEY_REUSED'),
  })
  await open(transport, null)
  for (const group of ['Name', 'Description'])
    await userEvent.type(within(screen.getByRole('group', { name: group })).getByLabelText(/^English/), 'Mat')
  await userEvent.selectOptions(screen.getByLabelText(/^Category/), '2')
  await userEvent.selectOptions(screen.getByLabelText(/^Colour/), '1')
  for (const [label, typed] of Object.entries({
    Size: '60 cm',
    'Price in som': '900',
    'Weight in grams': '400',
  }))
    await userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), typed)
  await userEvent.upload(
    screen.getByLabelText('Add photos'),
    new File(['felt'], 'b.jpg', { type: 'image/jpeg' }),
  )
  await vi.waitFor(() => expect(screen.getByRole('img')).toBeVisible())
  await userEvent.click(screen.getByRole('button', { name: 'Save and hand in' }))
  expect(await screen.findByText(/has been handed in already/)).toBeVisible()
  expect(transport.callsOf(CREATE)).toMatchObject([{ body: { photos: ['/media/b.jpg'] } }])
})

test.each(LANGUAGES)(
  'a craftsman reads in %s that a photo is needed, and why a file was refused',
  async (language) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not an image')))
    const t = messagesIn(language, 'proposal-form')
    const photo = messagesIn(language, 'photo-upload')
    await open(fakeTransport({}), null, language)
    const photos = within(screen.getByRole('group', { name: new RegExp(t('photosLabel')) }))
    expect(photos.getByText('*')).toBeVisible()
    await userEvent.upload(
      photos.getByLabelText(photo('add')),
      new File(['%PDF'], 'a.png', { type: 'image/png' }),
    )
    expect(await photos.findByText(new RegExp(photo('unreadable', { count: 1 })))).toHaveTextContent('a.png')
    await userEvent.click(screen.getByRole('button', { name: t('save') }))
    expect(photos.getByLabelText(photo('add'))).toHaveAccessibleDescription(t('photosMissing'))
  },
)

test('after a refused attempt to save, leaving still asks, since nothing is stored', async () => {
  await open(fakeTransport({}), null)
  expect(asksBeforeLeaving()).toBe(false)
  await userEvent.type(screen.getByLabelText(/^Size/), '60 cm')
  await userEvent.click(screen.getByRole('button', { name: 'Save and hand in' }))
  expect(screen.getByText(/fields need correcting/)).toBeVisible()
  expect(asksBeforeLeaving()).toBe(true)
})

test('every field is locked while a proposal is sent, and leaving asks nothing once it is stored', async () => {
  const ends: (() => void)[] = []
  const transport = fakeTransport({
    [UPDATE]: () => new Promise((resolve) => ends.push(() => resolve(proposal))),
  })
  const { onSaved } = await open(transport)
  await userEvent.type(screen.getByLabelText(/^Size/), ' × 90')
  await userEvent.click(screen.getByRole('button', { name: 'Save and hand in' }))
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  expect(screen.getByLabelText(/^Category/)).toBeDisabled()
  expect(screen.getByLabelText(/^Colour/)).toBeDisabled()
  ends[0]?.()
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(asksBeforeLeaving()).toBe(false))
})

test('a proposal is withdrawn only after confirmation', async () => {
  const transport = fakeTransport({ 'DELETE /specialgoods/proposal/:id': { status: true } })
  const { onRemoved } = await open(transport)
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(transport.calls).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
  await vi.waitFor(() => expect(onRemoved).toHaveBeenCalledOnce())
})
