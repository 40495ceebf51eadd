import type { Language } from '@shyrdak/sdk/contract'
import { formatSom } from '@shyrdak/sdk/format'
import { RadioGroup, type RadioGroupOption } from '@shyrdak/blocks/parts/radio-group'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'

interface Messages {
  size: string
  delivery: string
  services: readonly [string, string, string]
  times: readonly [string, string, string]
  error: string
}

const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: {
    size: 'Size',
    delivery: 'Delivery',
    services: ['Courier to the door', 'Post office', 'Fetch it in Bishkek'],
    times: ['2–4 days', '9–14 days', 'tomorrow'],
    error: 'Choose a size',
  },
  ru: {
    size: 'Размер',
    delivery: 'Доставка',
    services: ['Курьером до двери', 'Почтой', 'Забрать в Бишкеке'],
    times: ['2–4 дня', '9–14 дней', 'завтра'],
    error: 'Выберите размер',
  },
  kg: {
    size: 'Размер',
    delivery: 'Жеткирүү',
    services: ['Курьер эшикке чейин', 'Почта аркылуу', 'Бишкектен өзүм алам'],
    times: ['2–4 күн', '9–14 күн', 'эртең'],
    error: 'Размерди тандаңыз',
  },
}

const SIZES: readonly RadioGroupOption[] = [
  { value: '36', label: '36' },
  { value: '37', label: '37' },
  { value: '38', label: '38' },
  { value: '39', label: '39', soldOut: true },
  { value: '40', label: '40' },
]

const deliveryOptions = (language: Language): readonly RadioGroupOption[] =>
  MESSAGES[language].services.map((label, index) => ({
    value: String(index),
    label,
    note: `${MESSAGES[language].times[index]} · ${formatSom(['450.00', '180.00', '0.00'][index] ?? '0.00')}`,
  }))

const meta = {
  title: 'Parts/RadioGroup',
  component: RadioGroup,
  args: { name: 'size', label: '', options: SIZES, variant: 'chips', onChange: fn() },
  argTypes: {
    label: { control: 'text' },
    variant: { control: 'inline-radio', options: ['chips', 'rows'] },
    error: { control: 'text' },
  },
  render: function Stateful({ value, label, onChange, ...args }, context) {
    const [selected, setSelected] = useState(value)
    // Stories share a docs page, where radio buttons with the same name would be one group.
    const name = useId()
    return (
      <RadioGroup
        {...args}
        name={name}
        label={label || MESSAGES[languageOf(context)].size}
        value={selected}
        onChange={(next) => {
          setSelected(next)
          onChange?.(next)
        }}
      />
    )
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; arrow keys select sizes and skip sold-out ones. */
export const Sizes: Story = {
  args: { value: '37' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '37' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '38' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '40' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('40')
  },
}

export const NothingSelected: Story = {}

export const Invalid: Story = {
  render: (args, context) => (
    <RadioGroup
      {...args}
      label={MESSAGES[languageOf(context)].size}
      error={MESSAGES[languageOf(context)].error}
    />
  ),
}

/** Options with an `href` are links, which work without JavaScript. */
export const Links: Story = {
  render: (args, context) => (
    <RadioGroup
      {...args}
      label={MESSAGES[languageOf(context)].size}
      value="38"
      options={SIZES.map((size) => ({ ...size, href: `#${size.value}` }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '38' })).toHaveAttribute('aria-current', 'true')
  },
}

export const Rows: Story = {
  render: () => (
    <EachLanguage>
      {(language) => (
        <RadioGroup
          id={`delivery-${language}`}
          name={`delivery-${language}`}
          label={MESSAGES[language].delivery}
          variant="rows"
          value="0"
          options={deliveryOptions(language)}
        />
      )}
    </EachLanguage>
  ),
}

export const RowsOnAPhone: Story = {
  args: { variant: 'rows', name: 'delivery', value: '1' },
  globals: { viewport: { value: 'phone' } },
  render: (args, context) => {
    const language = languageOf(context)
    const { onChange: _, ...uncontrolled } = args
    return (
      <RadioGroup {...uncontrolled} label={MESSAGES[language].delivery} options={deliveryOptions(language)} />
    )
  },
}
