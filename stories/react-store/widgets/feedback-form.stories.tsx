import { FeedbackForm } from '@shyrdak/react-store/widgets/feedback-form'
import { allMessages } from '@shyrdak/react-store/messages/all'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { Shop } from '../shop.tsx'
import { showsState, typedAndSent } from '../typed.ts'

const EMAIL = {
  name: 'Айгүл Асанова',
  email: 'aigul@example.kg',
  subject: 'A rug for a round room',
  message: 'Our yurt is five metres wide. Do you sew round shyrdaks?',
}

const meta = {
  title: 'Widgets/FeedbackForm',
  component: FeedbackForm,
} satisfies Meta<typeof FeedbackForm>

export default meta
type Story = StoryObj<typeof meta>

const over = (answer: FakeAnswer): Pick<Story, 'render'> => ({
  render: (_, context) => (
    <Shop language={languageOf(context)} setting={{ answers: { 'POST /frontend/feedback': answer } }}>
      <div className="stories-narrow">
        <FeedbackForm />
      </div>
    </Shop>
  ),
})

const writes = async (page: HTMLElement, state: string, message: Partial<typeof EMAIL> = {}) => {
  await typedAndSent(page, { ...EMAIL, ...message })
  await showsState(page, '.shyrdak-feedback-form', state)
}

/** All four are needed: until then nothing can be sent, and nobody is reproached. */
export const Empty: Story = {
  ...over({ id: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeDisabled()
  },
}

export const Sending: Story = {
  ...over(neverAnswers),
  play: ({ canvasElement }) => writes(canvasElement, 'sending'),
}

/** The thanks go after three seconds; the fields are empty at once. */
export const Sent: Story = {
  ...over({ id: 1 }),
  play: async ({ canvas, canvasElement, globals }) => {
    await writes(canvasElement, 'confirmed')
    await expect(canvas.getByText(allMessages(languageOf({ globals })).feedback.sent)).toBeVisible()
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('')
  },
}

/** What the store refuses is told at its field, which has the focus. */
export const Refused: Story = {
  ...over(refusal('INVALID', { issues: [{ path: ['email'], code: 'invalid' }] })),
  play: async ({ canvasElement }) => {
    await writes(canvasElement, 'failed', { email: 'aigul' })
    const email = canvasElement.querySelector('[name="email"]')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toBeInvalid()
  },
}

/** Nothing that was typed is lost. */
export const Offline: Story = {
  ...over(refusal('NETWORK')),
  play: async ({ canvas, canvasElement }) => {
    await writes(canvasElement, 'failed')
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvasElement.querySelector('[name="message"]')).toHaveValue(EMAIL.message)
  },
}

/** Somebody wrote too often: it says how long to wait. */
export const TooMany: Story = {
  ...over(refusal('RATE_LIMITED', { retryAfter: 60 })),
  play: ({ canvasElement }) => writes(canvasElement, 'failed'),
}

/** A long letter is never cut off: it says what is too much, and is not sent until it is shorter. */
export const TooLong: Story = {
  ...over({ id: 1 }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('textbox')
    const message = canvasElement.querySelector('textarea')
    if (!message) throw new Error('There is a message to write')
    const text = `${EMAIL.message} `.repeat(100)
    await waitFor(async () => {
      await fireEvent.input(message, { target: { value: text } })
      await expect(message).toBeInvalid()
    })
    await expect(message).toHaveValue(text)
  },
}

export const OnAPhone: Story = {
  ...over({ id: 1 }),
  globals: { viewport: { value: 'phone' }, language: 'kg' },
  play: ({ canvasElement }) => writes(canvasElement, 'confirmed'),
}

export const EveryLanguage: Story = {
  render: () => (
    <EachLanguage>
      {(language) => (
        <Shop language={language}>
          <FeedbackForm />
        </Shop>
      )}
    </EachLanguage>
  ),
}
