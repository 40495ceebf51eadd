import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { QUESTION_LIMIT } from '@shyrdak/sdk/rules'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { describeCharactersLeft } from '@shyrdak/sdk/messages'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { messagesIn } from '../../testing/messages-in.ts'
import { aStore, i18nIn } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { FaqQuestion } from './faq-question.tsx'

const ASK = 'POST /frontend/faq'
const QUESTION = /^Your question/

/** With plain spaces, as Testing Library normalizes them. */
const roomLeft = (left: number, language: Language) =>
  describeCharactersLeft(left, i18nIn[language]).replaceAll('\u00a0', ' ')

test.each(LANGUAGES)('a visitor asks a question in %s and is thanked', async (language) => {
  const { store, transport } = aStore({ language, transport: fakeTransport({ [ASK]: { id: 1 } }) })
  const t = messagesIn(language, 'faq-question')
  await renderAsIsland(store, <FaqQuestion />)
  expect(await findBarriers()).toEqual([])
  const question = screen.getByRole('textbox', { name: new RegExp(`^${t('question')}`) })
  const ask = screen.getByRole('button', { name: t('submit') })
  expect(ask).toBeDisabled()
  await userEvent.type(question, 'Is it warm?')
  await waitFor(() => expect(ask).toBeEnabled())
  await userEvent.click(ask)
  expect(await screen.findByText(t('sent'))).toBeVisible()
  expect(transport.callsOf(ASK)).toMatchObject([{ body: { question: 'Is it warm?' } }])
  expect(question).toHaveValue('')
  expect(await findBarriers()).toEqual([])
})

test('a question that the store refuses stays in the field with the reason', async () => {
  const issues = [{ path: ['question'], code: 'too_big', params: { max: 2000, of: 'text' } }]
  const { store } = aStore({ transport: fakeTransport({ [ASK]: refusal('INVALID', { issues }) }) })
  await renderAsIsland(store, <FaqQuestion />)
  await userEvent.type(screen.getByRole('textbox', { name: QUESTION }), 'Why? ')
  await waitFor(() => expect(screen.getByRole('button')).toBeEnabled())
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText(/Your question maximum length is 2.000/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: QUESTION })).toHaveValue('Why? ')
})

test.each(LANGUAGES)(
  'a question that is too long in %s is not sent, and shows how many characters too many',
  async (language) => {
    const { store, transport } = aStore({ language, transport: fakeTransport({ [ASK]: { id: 1 } }) })
    const t = messagesIn(language, 'faq-question')
    await renderAsIsland(store, <FaqQuestion />)
    const question = screen.getByRole('textbox', { name: new RegExp(`^${t('question')}`) })
    expect(question).toHaveAccessibleDescription(t('hint'))
    fireEvent.input(question, { target: { value: '?'.repeat(QUESTION_LIMIT + 3) } })
    expect(await screen.findByText(roomLeft(-3, language))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: t('submit') }))
    expect(question).toBeInvalid()
    expect(question).toHaveFocus()
    expect(transport.calls).toEqual([])
    expect(await findBarriers()).toEqual([])
  },
)

test('an invalid email is marked at its field, and a corrected one is sent with the question', async () => {
  const issues = [{ path: ['email'], code: 'invalid' }]
  const { store, transport } = aStore({ transport: fakeTransport({ [ASK]: refusal('INVALID', { issues }) }) })
  await renderAsIsland(store, <FaqQuestion />)
  await userEvent.type(screen.getByRole('textbox', { name: QUESTION }), 'Why?')
  const email = screen.getByRole('textbox', { name: /^Email/ })
  await userEvent.type(email, 'aigul')
  await waitFor(() => expect(screen.getByRole('button')).toBeEnabled())
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(email).toBeInvalid())
  await userEvent.type(email, '@example.kg')
  expect(email).toBeValid()
  transport.answer(ASK, { id: 1 })
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText(/We’ve received your question/)).toBeVisible()
  expect(transport.callsOf(ASK).at(-1)?.body).toEqual({ question: 'Why?', email: 'aigul@example.kg' })
})
