import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { FEEDBACK_LIMITS } from '@shyrdak/sdk/rules'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { describeCharactersLeft } from '@shyrdak/sdk/messages'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { messagesIn } from '../../testing/messages-in.ts'
import { aStore, i18nIn } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { FeedbackForm } from './feedback-form.tsx'

const SEND = 'POST /frontend/feedback'
const MESSAGE = { name: 'Aigul', email: 'aigul@example.kg', subject: 'A rug', message: 'Is it thick?' }

/** With plain spaces, as Testing Library normalizes them. */
const roomLeft = (left: number, language: Language) =>
  describeCharactersLeft(left, i18nIn[language]).replaceAll('\u00a0', ' ')

afterEach(() => void vi.useRealTimers())

async function fill(message: Partial<typeof MESSAGE> = MESSAGE) {
  for (const [field, text] of Object.entries(message))
    await userEvent.type(screen.getByLabelText(new RegExp(`^${field}`, 'i')), text)
}
const button = () => screen.getByRole('button', { name: 'Send' })

test.each(LANGUAGES)(
  'a visitor fills in the form in %s, sends it, and the fields are cleared',
  async (language) => {
    const { store, transport } = aStore({ language, transport: fakeTransport({ [SEND]: { id: 1 } }) })
    const t = messagesIn(language, 'feedback-form')
    const { container } = await renderAsIsland(store, <FeedbackForm />)
    expect(await findBarriers()).toEqual([])
    const send = screen.getByRole('button', { name: t('submit') })
    const fields = Object.entries(MESSAGE)
    for (const [field, text] of fields) {
      expect(send).toBeDisabled()
      const label = t(`fields.${field as keyof typeof MESSAGE}`) // keys of MESSAGE
      await userEvent.type(screen.getByRole('textbox', { name: new RegExp(label) }), text)
    }
    await waitFor(() => expect(send).toBeEnabled())
    await userEvent.click(send)
    expect(await screen.findByText(t('sent'))).toBeVisible()
    expect(transport.callsOf(SEND)).toMatchObject([{ body: MESSAGE }])
    for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('')
    expect(send).toBeDisabled()
    expect(await findBarriers()).toEqual([])
    expect(container.querySelector('form')).toHaveAttribute('data-state', 'confirmed')
  },
)

test('a field of invisible characters counts as empty', async () => {
  await renderAsIsland(aStore().store, <FeedbackForm />)
  await fill({ ...MESSAGE, subject: '\u200B\u3164' })
  expect(button()).toBeDisabled()
  await fill({ subject: 'A rug' })
  await waitFor(() => expect(button()).toBeEnabled())
})

test('the confirmation disappears after three seconds', async () => {
  const { store } = aStore({ transport: fakeTransport({ [SEND]: { id: 1 } }) })
  await renderAsIsland(store, <FeedbackForm />)
  await fill()
  await waitFor(() => expect(button()).toBeEnabled())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(button())
  await vi.waitFor(() => expect(screen.getByText(/Thank you/)).toBeVisible())
  await act(async () => vi.advanceTimersByTime(2_900))
  expect(screen.getByText(/Thank you/)).toBeVisible()
  await act(async () => vi.advanceTimersByTime(200))
  expect(screen.queryByText(/Thank you/)).toBeNull()
})

test('a field of spaces blocks sending without an error', async () => {
  const { store, transport } = aStore()
  await renderAsIsland(store, <FeedbackForm />)
  await fill({ ...MESSAGE, message: '   ' })
  fireEvent.submit(screen.getByRole('form'))
  await Promise.resolve()
  expect(button()).toBeDisabled()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(transport.calls).toEqual([])
})

test('an error from the store is shown at its field, which keeps its value and is focused', async () => {
  const issues = [{ path: ['email'], code: 'invalid' }]
  const { store } = aStore({ transport: fakeTransport({ [SEND]: refusal('INVALID', { issues }) }) })
  await renderAsIsland(store, <FeedbackForm />)
  await fill({ ...MESSAGE, email: 'aigul' })
  await waitFor(() => expect(button()).toBeEnabled())
  await userEvent.click(button())
  expect(await screen.findByText('Email is not valid')).toBeVisible()
  const email = screen.getByLabelText(/^Email/)
  expect(email).toHaveValue('aigul')
  expect(email).toHaveFocus()
  expect(await findBarriers()).toEqual([])
  await userEvent.type(email, '@example.kg')
  expect(screen.queryByText('Email is not valid')).toBeNull()
})

test.each(LANGUAGES)(
  'a long message in %s shows the characters left, and is not sent over the limit',
  async (language) => {
    const { store, transport } = aStore({ language, transport: fakeTransport({ [SEND]: { id: 1 } }) })
    const t = messagesIn(language, 'feedback-form')
    await renderAsIsland(store, <FeedbackForm />)
    const field = (name: keyof typeof MESSAGE) =>
      screen.getByRole('textbox', { name: new RegExp(t(`fields.${name}`)) })
    const write = (name: keyof typeof MESSAGE, value: string) =>
      fireEvent.input(field(name), { target: { value } })
    for (const name of ['name', 'email', 'subject'] as const) write(name, MESSAGE[name])
    const send = screen.getByRole('button', { name: t('submit') })

    const long = 'ж'.repeat(FEEDBACK_LIMITS.message - 10)
    write('message', long)
    expect(await screen.findByText(roomLeft(10, language))).toBeVisible()
    expect(field('message')).toHaveAccessibleDescription(describeCharactersLeft(10, i18nIn[language]))

    write('message', `${long} and twelve more`)
    expect(await screen.findByText(roomLeft(-6, language))).toBeVisible()
    expect(field('message')).toBeInvalid()
    expect(await findBarriers()).toEqual([])
    await userEvent.click(send)
    expect(transport.calls).toEqual([])
    expect(field('message')).toHaveFocus()
    expect(field('message')).toHaveValue(`${long} and twelve more`)

    write('message', `  ${long}  `)
    await waitFor(() => expect(field('message')).toBeValid())
    await userEvent.click(send)
    expect(await screen.findByText(t('sent'))).toBeVisible()
    expect(transport.callsOf(SEND)).toMatchObject([{ body: { message: long } }])
  },
)

test('a short message shows no counter', async () => {
  const { store } = aStore()
  await renderAsIsland(store, <FeedbackForm />)
  await fill()
  expect(screen.queryByText(/characters/)).toBeNull()
  for (const name of ['name', 'subject'])
    expect(screen.getByLabelText(new RegExp(`^${name}`, 'i'))).toBeValid()
})

test.each([
  ['after too many requests', refusal('RATE_LIMITED', { retryAfter: 60 }), /still here.*60 seconds/],
  ['when the store is unavailable', refusal('UNAVAILABLE'), /still here.*briefly unavailable/],
  ['without a network', refusal('NETWORK'), /still here.*connection/],
])('%s the reason is shown, and the typed values are kept', async (_when, refused, reason) => {
  const { store } = aStore({ transport: fakeTransport({ [SEND]: refused }) })
  await renderAsIsland(store, <FeedbackForm />)
  await fill()
  await waitFor(() => expect(button()).toBeEnabled())
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent(reason)
  expect(screen.getByLabelText(/^Message/)).toHaveValue(MESSAGE.message)
  expect(button()).toBeEnabled()
})

test('values typed before hydration are kept', async () => {
  const { store } = aStore({ transport: fakeTransport({ [SEND]: { id: 1 } }) })
  const { container } = await renderAsIsland(store, <FeedbackForm />, (rendered) => {
    for (const [name, text] of Object.entries(MESSAGE)) {
      const field = rendered.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (field) field.value = text
    }
  })
  await waitFor(() => expect(button()).toBeEnabled())
  expect(container.querySelector('textarea')).toHaveValue(MESSAGE.message)
})
