import { messagesIn } from '../../messages-in.ts'
import { MailingForm } from '@shyrdak/react-store/widgets/mailing-form'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { Shop } from '../shop.tsx'
import { showsState, fillAndSubmit } from '../fill-and-submit.ts'

const EMAIL = 'aigul@example.kg'

const meta = {
  title: 'Widgets/MailingForm',
  component: MailingForm,
} satisfies Meta<typeof MailingForm>

export default meta
type Story = StoryObj<typeof meta>

const over = (answer: FakeAnswer): Pick<Story, 'render'> => ({
  render: (_, context) => (
    <Shop language={languageOf(context)} setting={{ answers: { 'POST /frontend/subscribe': answer } }}>
      <div className="stories-narrow">
        <MailingForm />
      </div>
    </Shop>
  ),
})

const submits = async (page: HTMLElement, email: string, state: string) => {
  await fillAndSubmit(page, { email })
  await showsState(page, '.shyrdak-mailing-form', state)
}

export const Empty: Story = over({ status: true })

export const Sending: Story = {
  ...over(neverAnswers),
  play: ({ canvasElement }) => submits(canvasElement, EMAIL, 'sending'),
}

export const Added: Story = {
  ...over({ status: true }),
  globals: { language: 'ru' },
  play: async ({ canvas, canvasElement }) => {
    await submits(canvasElement, EMAIL, 'added')
    await expect(canvas.getByText('Email успешно добавлен')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

export const AlreadyThere: Story = {
  ...over({ status: false }),
  globals: { language: 'ru' },
  play: async ({ canvas, canvasElement }) => {
    await submits(canvasElement, EMAIL, 'already_there')
    await expect(canvas.getByText('Такой email уже есть')).toBeVisible()
  },
}

const subscribe = fn(() => ({ status: true }))

/** An invalid address is refused without a request. */
export const Refused: Story = {
  ...over(subscribe),
  beforeEach: () => void subscribe.mockClear(),
  play: async ({ canvas, canvasElement, globals }) => {
    await submits(canvasElement, 'aigul@example', 'refused')
    await expect(canvas.getByText(messagesIn(languageOf({ globals }), 'mailing-form')('error'))).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(subscribe).not.toHaveBeenCalled()
  },
}

export const Offline: Story = {
  ...over(refusal('NETWORK')),
  play: async ({ canvas, canvasElement }) => {
    await submits(canvasElement, EMAIL, 'failed')
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
    await expect(canvas.getByRole('textbox')).toHaveValue(EMAIL)
  },
}

export const OnAPhone: Story = {
  ...over({ status: true }),
  globals: { viewport: { value: 'phone' }, language: 'kg' },
  play: ({ canvasElement }) => submits(canvasElement, EMAIL, 'added'),
}

export const EveryLanguage: Story = {
  render: () => (
    <EachLanguage>
      {(language) => (
        <Shop language={language}>
          <MailingForm />
        </Shop>
      )}
    </EachLanguage>
  ),
}
