import type { Language } from '@shyrdak/sdk/contract'
import { Checkbox } from '@shyrdak/blocks/parts/checkbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'

interface Messages {
  agree: string
  terms: string
  hint: string
  error: string
  techniques: readonly [string, string, string]
}

const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: {
    agree: 'I agree to the',
    terms: 'terms of sale',
    hint: 'The delivery service asks for it.',
    error: 'Please agree, or we may not take the order.',
    techniques: ['Shyrdak', 'Ala-kiyiz', 'Wet felting'],
  },
  ru: {
    agree: 'Я принимаю',
    terms: 'условия продажи',
    hint: 'Этого требует служба доставки.',
    error: 'Без согласия мы не можем принять заказ.',
    techniques: ['Шырдак', 'Ала-кийиз', 'Мокрое валяние'],
  },
  kg: {
    agree: 'Мен макулмун:',
    terms: 'сатуу шарттары',
    hint: 'Муну жеткирүү кызматы талап кылат.',
    error: 'Макулдугуңузсуз буйрутманы кабыл ала албайбыз.',
    techniques: ['Шырдак', 'Ала кийиз', 'Нымдап басуу'],
  },
}

const labelIn = (language: Language) => (
  <>
    {MESSAGES[language].agree} <a href="#terms">{MESSAGES[language].terms}</a>
  </>
)

const meta = {
  title: 'Parts/Checkbox',
  component: Checkbox,
  args: { name: 'terms', label: '', required: false },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    disabled: { control: 'boolean' },
    required: { control: 'boolean' },
  },
  render: ({ label, ...args }, context) => (
    <Checkbox {...args} label={label || labelIn(languageOf(context))} />
  ),
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

/** Toggled by clicking the label or pressing Space. */
export const Unchecked: Story = {
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByText(MESSAGES[languageOf({ globals })].agree, { exact: false }))
    await expect(box).toBeChecked()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}
export const Checked: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const WithHint: Story = {
  render: (args, context) => (
    <Checkbox {...args} label={labelIn(languageOf(context))} hint={MESSAGES[languageOf(context)].hint} />
  ),
}

export const Invalid: Story = {
  render: (args, context) => (
    <Checkbox
      {...args}
      required
      label={labelIn(languageOf(context))}
      error={MESSAGES[languageOf(context)].error}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      MESSAGES[languageOf({ globals })].error,
    )
  },
}

/** Checkboxes of a filter share a name and show the number of results. */
export const Filter: Story = {
  render: () => (
    <EachLanguage>
      {(language) =>
        MESSAGES[language].techniques.map((technique, index) => (
          <Checkbox
            key={technique}
            id={`technique-${language}-${index}`}
            name="technique"
            value={index}
            label={technique}
            count={[24, 7, 138][index] ?? 0}
            defaultChecked={index === 0}
          />
        ))
      }
    </EachLanguage>
  ),
}
