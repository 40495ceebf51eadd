import type { Language } from '@shyrdak/sdk/contract'
import { Select, type SelectOption } from '@shyrdak/blocks/parts/select'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'

interface Messages {
  label: string
  placeholder: string
  hint: string
  error: string
  countries: readonly [string, string, string, string]
}

const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: {
    label: 'Country of delivery',
    placeholder: 'Choose a country',
    hint: 'Prices and ways of delivery follow it.',
    error: 'Choose where to send it',
    countries: ['Kyrgyzstan', 'Kazakhstan', 'Germany', 'Antarctica'],
  },
  ru: {
    label: 'Страна доставки',
    placeholder: 'Выберите страну',
    hint: 'От неё зависят цены и способы доставки.',
    error: 'Выберите, куда отправить',
    countries: ['Кыргызстан', 'Казахстан', 'Германия', 'Антарктида'],
  },
  kg: {
    label: 'Жеткирүү өлкөсү',
    placeholder: 'Өлкөнү тандаңыз',
    hint: 'Баалар жана жеткирүү жолдору ага жараша болот.',
    error: 'Кайда жөнөтөрүбүздү тандаңыз',
    countries: ['Кыргызстан', 'Казакстан', 'Германия', 'Антарктида'],
  },
}
const CODES = ['KG', 'KZ', 'DE', 'AQ'] as const

const countriesIn = (language: Language): readonly SelectOption[] =>
  CODES.map((value, index) => ({
    value,
    label: MESSAGES[language].countries[index] ?? value,
    disabled: value === 'AQ',
  }))

const meta = {
  title: 'Parts/Select',
  component: Select,
  args: { name: 'country', label: '', options: countriesIn('en'), required: false, onChange: fn() },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    options: { table: { disable: true } },
    required: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
  render: ({ label, ...args }, context) => {
    const language = languageOf(context)
    return (
      <div className="stories-narrow">
        <Select
          {...args}
          label={label || MESSAGES[language].label}
          options={countriesIn(language)}
          placeholder={MESSAGES[language].placeholder}
        />
      </div>
    )
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const NothingSelected: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('combobox')
    await expect(list).toHaveValue('')
    await userEvent.selectOptions(list, 'KZ')
    await expect(list).toHaveValue('KZ')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
export const Selected: Story = { args: { defaultValue: 'KG' } }
export const Disabled: Story = { args: { defaultValue: 'KG', disabled: true } }

export const EveryLanguage: Story = {
  render: () => (
    <EachLanguage>
      {(language) => {
        const { label, placeholder, hint, error } = MESSAGES[language]
        return (
          <div className="stories-stack">
            <Select
              id={`selected-${language}`}
              name="country"
              label={label}
              hint={hint}
              options={countriesIn(language)}
              defaultValue="DE"
            />
            <Select
              id={`invalid-${language}`}
              name="country"
              label={label}
              placeholder={placeholder}
              error={error}
              options={countriesIn(language)}
              required
            />
          </div>
        )
      }}
    </EachLanguage>
  ),
}
