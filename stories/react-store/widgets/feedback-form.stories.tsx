import { messagesIn } from '../../messages-in.ts'
import { FeedbackForm } from '@shyrdak/react-store/widgets/feedback-form'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { Shop } from '../shop.tsx'
import { showsState, fillAndSubmit } from '../fill-and-submit.ts'

const FEEDBACK = {
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

const submits = async (page: HTMLElement, state: string, message: Partial<typeof FEEDBACK> = {}) => {
  await fillAndSubmit(page, { ...FEEDBACK, ...message })
  await showsState(page, '.shyrdak-feedback-form', state)
}

/** Submit is disabled until all four fields are filled, without error messages. Source: spec §4. */
export const Empty: Story = {
  ...over({ id: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeDisabled()
  },
}

export const Sending: Story = {
  ...over(neverAnswers),
  play: ({ canvasElement }) => submits(canvasElement, 'sending'),
}

/** The confirmation shows for three seconds; the fields are cleared. Source: spec §4. */
export const Sent: Story = {
  ...over({ id: 1 }),
  play: async ({ canvas, canvasElement, globals }) => {
    await submits(canvasElement, 'confirmed')
    await expect(canvas.getByText(messagesIn(languageOf({ globals }), 'feedback-form')('sent'))).toBeVisible()
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('')
  },
}

/** Errors of the store are shown at the field, which gets the focus. */
export const Refused: Story = {
  ...over(refusal('INVALID', { issues: [{ path: ['email'], code: 'invalid' }] })),
  play: async ({ canvasElement }) => {
    await submits(canvasElement, 'failed', { email: 'aigul' })
    const email = canvasElement.querySelector('[name="email"]')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toBeInvalid()
  },
}

/** The input is preserved. */
export const Offline: Story = {
  ...over(refusal('NETWORK')),
  play: async ({ canvas, canvasElement }) => {
    await submits(canvasElement, 'failed')
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvasElement.querySelector('[name="message"]')).toHaveValue(FEEDBACK.message)
  },
}

/** Rate limited: shows how long to wait. */
export const TooMany: Story = {
  ...over(refusal('RATE_LIMITED', { retryAfter: 60 })),
  play: ({ canvasElement }) => submits(canvasElement, 'failed'),
}

/** A long message is not truncated; an error shows by how much it is too long. */
export const TooLong: Story = {
  ...over({ id: 1 }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('textbox')
    const message = canvasElement.querySelector('textarea')
    if (!message) throw new Error('No message field')
    const text = `${FEEDBACK.message} `.repeat(100)
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
  play: ({ canvasElement }) => submits(canvasElement, 'confirmed'),
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
