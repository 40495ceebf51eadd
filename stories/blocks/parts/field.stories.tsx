import type { Language } from '@shyrdak/sdk/contract'
import { Field } from '@shyrdak/blocks/parts/field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'

interface Messages {
  email: string
  hint: string
  error: string
  comment: string
  placeholder: string
  phone: string
}

const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: {
    email: 'Email',
    hint: 'We send the receipt there, and nothing else.',
    error: 'This does not look like an e-mail address.',
    comment: 'A word for the craftswoman',
    placeholder: 'Please felt the soles a little thicker',
    phone: 'Phone',
  },
  ru: {
    email: 'Электронная почта',
    hint: 'Отправим туда чек и больше ничего.',
    error: 'Это не похоже на адрес электронной почты.',
    comment: 'Пожелание мастерице',
    placeholder: 'Подошву сваляйте, пожалуйста, потолще',
    phone: 'Телефон',
  },
  kg: {
    email: 'Электрондук почта',
    hint: 'Ага чекти гана жөнөтөбүз.',
    error: 'Бул электрондук даректей көрүнбөйт.',
    comment: 'Уста айымга каалоо',
    placeholder: 'Таманын бир аз калыңыраак басып бериңиз',
    phone: 'Телефон',
  },
}

const meta = {
  title: 'Parts/Field',
  component: Field,
  args: { name: 'email', label: '', required: false, autoComplete: 'email' },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    required: { control: 'boolean' },
    disabled: { control: 'boolean' },
    multiline: { table: { disable: true } },
  },
  render: ({ label, ...args }, context) => (
    <div className="stories-narrow">
      <Field {...args} label={label || MESSAGES[languageOf(context)].email} />
    </div>
  ),
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'aigul@example.kg')
    await expect(field).toHaveValue('aigul@example.kg')
  },
}
export const Filled: Story = { args: { defaultValue: 'aigul@example.kg' } }
export const Disabled: Story = { args: { defaultValue: 'aigul@example.kg', disabled: true } }

export const RequiredWithHint: Story = {
  render: (args, context) => {
    const messages = MESSAGES[languageOf(context)]
    return (
      <div className="stories-narrow">
        <Field {...args} required label={messages.email} hint={messages.hint} />
      </div>
    )
  },
}

/** The error is announced and describes the control. */
export const Invalid: Story = {
  render: (args, context) => {
    const messages = MESSAGES[languageOf(context)]
    return (
      <div className="stories-narrow">
        <Field
          {...args}
          label={messages.email}
          hint={messages.hint}
          error={messages.error}
          defaultValue="aigul@"
        />
      </div>
    )
  },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(MESSAGES[languageOf({ globals })].error) as string, // matchers are typed unknown
    )
  },
}

export const Multiline: Story = {
  render: (_, context) => {
    const messages = MESSAGES[languageOf(context)]
    return (
      <div className="stories-narrow">
        <Field multiline name="comment" label={messages.comment} placeholder={messages.placeholder} />
      </div>
    )
  },
}

export const EveryLanguage: Story = {
  render: () => (
    <EachLanguage>
      {(language) => (
        <div className="stories-stack">
          <Field
            id={`email-${language}`}
            name="email"
            label={MESSAGES[language].email}
            error={MESSAGES[language].error}
            required
          />
          <Field
            id={`phone-${language}`}
            name="phone"
            type="tel"
            label={MESSAGES[language].phone}
            defaultValue="+996 700 123 456"
          />
          <Field
            id={`comment-${language}`}
            name="comment"
            multiline
            label={MESSAGES[language].comment}
            hint={MESSAGES[language].hint}
          />
        </div>
      )}
    </EachLanguage>
  ),
}
