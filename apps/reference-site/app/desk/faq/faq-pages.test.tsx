import { ManagedFaqEntry } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { pageOf } from '../testing/rows.ts'
import FaqList from './faq-list.tsx'
import { FaqOrderPage } from './faq-order.tsx'
import { FaqPage } from './faq-page.tsx'

const LIST = 'GET /management/content/faq'
const READ = 'GET /management/content/faq/:id'
const UPDATE = 'PUT /management/content/faq/:id'
const REMOVE = 'DELETE /management/content/faq/:id'
const ORDER = 'PUT /management/content/faq/order'

const inAll = (text: string) => ({ en: text, ru: `${text} ru`, kg: `${text} kg` })
const entry = (id: number, question: string, revision = 1) =>
  build(ManagedFaqEntry, {
    id,
    tab: 'delivery',
    question: inAll(question),
    answer: inAll('<p>A week</p>'),
    position: id,
    revision,
  })
const question = () => screen.getByRole('textbox', { name: /^Question/ })

test('the list is filtered by section and text, and links to the order of that section', async () => {
  const transport = fakeTransport({ [LIST]: pageOf([entry(1, 'How long?')]) })
  await atDesk({ at: '/desk/faq?tab=delivery&text=long', transport, Page: FaqList })
  expect(screen.getByRole('link', { name: 'How long?' })).toHaveAttribute('href', '/desk/faq/1')
  expect(transport.callsOf(LIST)[0]?.query).toMatchObject({ tab: 'delivery', text: 'long' })
  expect(screen.getByRole('link', { name: 'Change the order' })).toHaveAttribute(
    'href',
    '/desk/faq/order?tab=delivery',
  )
})

test('an entry is updated with the revision that was read', async () => {
  const transport = fakeTransport({
    [READ]: entry(7, 'How long?', 3),
    [UPDATE]: entry(7, 'How long now?', 4),
  })
  await atDesk({ at: '/desk/faq/7', transport, Page: () => <FaqPage id={7} /> })
  await userEvent.type(question(), ' now?')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. The store shows it now.')).toBeVisible()
  expect(transport.callsOf(UPDATE)[0]).toMatchObject({
    params: { id: 7 },
    query: { revision: 3 },
    body: { tab: 'delivery', question: { en: 'How long? now?' }, answer: inAll('<p>A week</p>') },
  })
  expect(transport.callsOf(UPDATE)[0]?.body).not.toHaveProperty('position')
})

test('a stale change is reported, and the typed text stays and can be saved', async () => {
  const transport = fakeTransport({ [READ]: entry(7, 'How long?'), [UPDATE]: refusal('STALE') })
  await atDesk({ at: '/desk/faq/7', transport, Page: () => <FaqPage id={7} /> })
  await userEvent.clear(question())
  await userEvent.type(question(), 'How soon?')
  transport.answer(READ, entry(7, 'How many days?', 2))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/A colleague has changed it/)).toBeVisible()
  expect(question()).toHaveValue('How soon?')
  transport.answer(UPDATE, entry(7, 'How soon?', 3))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. The store shows it now.')).toBeVisible()
  expect(transport.callsOf(UPDATE)[1]?.query).toEqual({ revision: 2 })
})

test('an entry is deleted after a question, which gets the focus', async () => {
  const transport = fakeTransport({ [READ]: entry(7, 'How long?', 2), [REMOVE]: refusal('STALE') })
  await atDesk({ at: '/desk/faq/7', transport, Page: () => <FaqPage id={7} /> })
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.getByText(/Delete this question and its answer/)).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect(transport.callsOf(REMOVE)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/A colleague has changed it in the meantime/)).toBeVisible()
  expect(transport.callsOf(REMOVE)[0]).toMatchObject({ params: { id: 7 }, query: { revision: 2 } })
})

test('a section is reordered by its arrows, which keep the focus, and saved as a whole', async () => {
  const rows = ['How long?', 'Where to?', 'What does it cost?'].map((text, at) => entry(at + 1, text))
  const transport = fakeTransport({ [LIST]: pageOf(rows), [ORDER]: { ids: [1, 3, 2] } })
  await atDesk({ at: '/desk/faq/order?tab=delivery', transport, Page: FaqOrderPage })
  const up = screen.getByRole('button', { name: 'Move “What does it cost?” up' })
  await userEvent.click(up)
  expect(screen.getByText('What does it cost?: place 2 of 3')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Move “What does it cost?” up' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Save the order' }))
  expect(await screen.findByText(/The store shows this order now/)).toBeVisible()
  expect(transport.callsOf(ORDER)[0]?.body).toEqual({ was: [1, 2, 3], ids: [1, 3, 2] })
})

test.each([
  ['their text is taken', 'Take theirs', 'How many days?', 0],
  ['mine is saved over it', 'Save mine over it', 'How soon?', 1],
])('when a colleague saved first, %s', async (_what, choice, shown, sent) => {
  const transport = fakeTransport({ [READ]: entry(7, 'How long?'), [UPDATE]: refusal('STALE') })
  await atDesk({ at: '/desk/faq/7', transport, Page: () => <FaqPage id={7} /> })
  await userEvent.clear(question())
  await userEvent.type(question(), 'How soon?')
  transport.answer(READ, entry(7, 'How many days?', 2))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const choose = await screen.findByRole('button', { name: choice })
  transport.answer(UPDATE, entry(7, 'How soon?', 3))
  await userEvent.click(choose)
  await waitFor(() => expect(screen.queryByText(/A colleague has changed it/)).toBeNull())
  await waitFor(() => expect(question()).toHaveValue(shown))
  expect(transport.callsOf(UPDATE)).toHaveLength(1 + sent)
})

test('the same text saved by a colleague is not a conflict', async () => {
  const transport = fakeTransport({ [READ]: entry(7, 'How long?'), [UPDATE]: refusal('STALE') })
  await atDesk({ at: '/desk/faq/7', transport, Page: () => <FaqPage id={7} /> })
  await userEvent.type(question(), '!')
  const theirs = { ...entry(7, 'How long?', 2), question: { ...inAll('How long?'), en: 'How long?!' } }
  transport.answer(READ, theirs)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. The store shows it now.')).toBeVisible()
  expect(screen.queryByText(/A colleague has changed it/)).toBeNull()
})

test('a message on the list says that an entry was deleted', async () => {
  const transport = fakeTransport({
    [READ]: entry(7, 'How long?', 2),
    [REMOVE]: { id: 7 },
    [LIST]: pageOf([entry(8, 'Where to?')]),
  })
  const Page = () => <FaqPage id={7} />
  await atDesk({ at: '/desk/faq/7', transport, Page, others: { '/desk/faq': FaqList } })
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const said = await screen.findByText('Question deleted')
  expect(said.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  expect(await screen.findByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
})

test('a stale order names a colleague’s new entry and can be saved over it', async () => {
  const rows = [entry(1, 'How long?'), entry(2, 'Where to?')]
  const transport = fakeTransport({ [LIST]: pageOf(rows), [ORDER]: refusal('STALE') })
  await atDesk({ at: '/desk/faq/order?tab=delivery', transport, Page: FaqOrderPage })
  await userEvent.click(screen.getByRole('button', { name: 'Move “How long?” down' }))
  transport.answer(LIST, pageOf([...rows, entry(3, 'What does it cost?')]))
  await userEvent.click(screen.getByRole('button', { name: 'Save the order' }))
  expect(await screen.findByText('A colleague has added “What does it cost?”.')).toBeVisible()
  transport.answer(ORDER, { ids: [2, 1, 3] })
  await userEvent.click(screen.getByRole('button', { name: 'Save the order' }))
  expect(await screen.findByText(/The store shows this order now/)).toBeVisible()
  expect(transport.callsOf(ORDER)[1]?.body).toEqual({ was: [1, 2, 3], ids: [2, 1, 3] })
})

test('a language with missing texts says so, and is opened when saving fails because of them', async () => {
  const half = { ...entry(7, 'How long?'), answer: { en: '<p>A week</p>', ru: '<p>Неделю</p>', kg: '' } }
  const transport = fakeTransport({ [READ]: half })
  await atDesk({ at: '/desk/faq/7', transport, Page: () => <FaqPage id={7} /> })
  expect(screen.getByRole('radio', { name: 'Kyrgyz 1 text missing' })).not.toBeChecked()
  await userEvent.type(question(), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('radio', { name: /Kyrgyz/ })).toBeChecked()
  expect(await screen.findByRole('textbox', { name: /^Answer/ })).toHaveFocus()
  expect(transport.callsOf(UPDATE)).toHaveLength(0)
})
