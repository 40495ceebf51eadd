import { FaqQuestion } from '@shyrdak/react-store/widgets/faq-question'
import { allMessages } from '@shyrdak/react-store/messages/all'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { Shop } from '../shop.tsx'
import { showsState, typedAndSent } from '../typed.ts'

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

const asks = async (page: HTMLElement, state: string) => {
  await typedAndSent(page, { question: QUESTION })
  await showsState(page, '.shyrdak-faq-question', state)
}

/** Nothing can be sent before something is asked. */
export const Empty: Story = {
  ...over({ id: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeDisabled()
  },
}

export const Sending: Story = {
  ...over(neverAnswers),
  play: async ({ canvas, canvasElement }) => {
    await asks(canvasElement, 'sending')
    await expect(canvas.getByRole('textbox')).toHaveValue(QUESTION)
  },
}

export const Sent: Story = {
  ...over({ id: 1 }),
  play: async ({ canvas, canvasElement, globals }) => {
    await asks(canvasElement, 'confirmed')
    await expect(canvas.getByText(allMessages(languageOf({ globals })).faq.sent)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

/** The store says at the field what it does not take. */
export const Refused: Story = {
  ...over(
    refusal('INVALID', {
      issues: [{ path: ['question'], code: 'too_big', params: { max: 2000, of: 'text' } }],
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await asks(canvasElement, 'failed')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const Offline: Story = {
  ...over(refusal('NETWORK')),
  play: async ({ canvas, canvasElement }) => {
    await asks(canvasElement, 'failed')
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue(QUESTION)
  },
}

export const OnAPhone: Story = {
  ...over({ id: 1 }),
  globals: { viewport: { value: 'phone' }, language: 'kg' },
  play: ({ canvasElement }) => asks(canvasElement, 'confirmed'),
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
