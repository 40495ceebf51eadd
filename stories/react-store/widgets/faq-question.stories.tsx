import { messagesIn } from '../../messages-in.ts'
import { FaqQuestion } from '@shyrdak/react-store/widgets/faq-question'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { Shop } from '../shop.tsx'
import { showsState, fillAndSubmit } from '../fill-and-submit.ts'

const QUESTION = 'Are the slippers warm enough for a stone floor?'

const meta = {
  title: 'Widgets/FaqQuestion',
  component: FaqQuestion,
} satisfies Meta<typeof FaqQuestion>

export default meta
type Story = StoryObj<typeof meta>

const over = (answer: FakeAnswer): Pick<Story, 'render'> => ({
  render: (_, context) => (
    <Shop language={languageOf(context)} setting={{ answers: { 'POST /frontend/faq': answer } }}>
      <div className="stories-narrow">
        <FaqQuestion />
      </div>
    </Shop>
  ),
})

const submits = async (page: HTMLElement, state: string) => {
  await fillAndSubmit(page, { question: QUESTION })
  await showsState(page, '.shyrdak-faq-question', state)
}

/** Submit is disabled without a question. */
export const Empty: Story = {
  ...over({ id: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeDisabled()
  },
}

export const Sending: Story = {
  ...over(neverAnswers),
  play: async ({ canvas, canvasElement }) => {
    await submits(canvasElement, 'sending')
    await expect(canvas.getAllByRole('textbox')[0]!).toHaveValue(QUESTION)
  },
}

export const Sent: Story = {
  ...over({ id: 1 }),
  play: async ({ canvas, canvasElement, globals }) => {
    await submits(canvasElement, 'confirmed')
    await expect(canvas.getByText(messagesIn(languageOf({ globals }), 'faq-question')('sent'))).toBeVisible()
    await expect(canvas.getAllByRole('textbox')[0]!).toHaveValue('')
  },
}

/** Errors of the store are shown at the field. */
export const Refused: Story = {
  ...over(
    refusal('INVALID', {
      issues: [{ path: ['question'], code: 'too_big', params: { max: 2000, of: 'text' } }],
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await submits(canvasElement, 'failed')
    await expect(canvas.getAllByRole('textbox')[0]!).toBeInvalid()
  },
}

export const Offline: Story = {
  ...over(refusal('NETWORK')),
  play: async ({ canvas, canvasElement }) => {
    await submits(canvasElement, 'failed')
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getAllByRole('textbox')[0]!).toHaveValue(QUESTION)
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
          <FaqQuestion />
        </Shop>
      )}
    </EachLanguage>
  ),
}
