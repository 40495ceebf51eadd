import type { Language } from '@shyrdak/sdk/contract'
import { Swatch, type SwatchOption } from '@shyrdak/blocks/parts/swatch'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'

const DYES = ['#a3282f', '#2d4468', '#d8982a', '#55704f', '#f7f1e4', '#2a2623'] as const
const MESSAGES: Readonly<Record<Language, { label: string; names: readonly string[] }>> = {
  en: { label: 'Colour', names: ['Madder red', 'Indigo', 'Saffron', 'Sage', 'Undyed white', 'Black'] },
  ru: {
    label: 'Цвет',
    names: ['Красная марена', 'Индиго', 'Шафран', 'Шалфей', 'Некрашеный белый', 'Чёрный'],
  },
  kg: {
    label: 'Түсү',
    names: ['Кызыл боёк', 'Көк боёк', 'Заъфаран', 'Жалбыз жашылы', 'Боёлбогон ак', 'Кара'],
  },
}

const colorsIn = (language: Language): readonly SwatchOption[] =>
  DYES.map((color, index) => ({
    value: String(index),
    label: MESSAGES[language].names[index] ?? color,
    color,
    soldOut: index === 2,
  }))

const meta = {
  title: 'Parts/Swatch',
  component: Swatch,
  args: { name: 'color', label: '', options: colorsIn('en'), value: '0', onChange: fn() },
  argTypes: { label: { control: 'text' }, options: { table: { disable: true } } },
  render: function Stateful({ value, label, onChange, ...args }, context) {
    const [selected, setSelected] = useState(value)
    // Stories share a docs page, where radio buttons with the same name would be one group.
    const name = useId()
    const language = languageOf(context)
    return (
      <Swatch
        {...args}
        name={name}
        label={label || MESSAGES[language].label}
        options={colorsIn(language)}
        value={selected}
        onChange={(next) => {
          setSelected(next)
          onChange?.(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Swatch>

export default meta
type Story = StoryObj<typeof meta>

/** The selected colour's name is shown beside the label; sold-out colours cannot be selected. */
export const Colours: Story = {
  play: async ({ canvas, args, globals }) => {
    const { names } = MESSAGES[languageOf({ globals })]
    const indigo = canvas.getByRole('radio', { name: names[1] ?? '' })
    await userEvent.click(indigo)
    await expect(indigo).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('1')
    await expect(canvas.getByRole('group')).toHaveAccessibleName(new RegExp(names[1] ?? ''))
    await expect(canvas.getByRole('radio', { name: names[2] ?? '' })).toBeDisabled()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: names[3] ?? '' })).toBeChecked()
  },
}

/** Without JavaScript, colours are links; a sold-out one can still be viewed. */
export const Links: Story = {
  render: (_, context) => {
    const language = languageOf(context)
    return (
      <Swatch
        name="color"
        label={MESSAGES[language].label}
        value="1"
        options={colorsIn(language).map((option) => ({ ...option, href: `#${option.value}` }))}
      />
    )
  },
}

export const EveryLanguage: Story = {
  render: () => (
    <EachLanguage>
      {(language) => (
        <Swatch
          name={`color-${language}`}
          label={MESSAGES[language].label}
          value="4"
          options={colorsIn(language)}
        />
      )}
    </EachLanguage>
  ),
}
