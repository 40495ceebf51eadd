import type { Language } from '@shyrdak/sdk/contract'
import { Quantity, type QuantityProps } from '@shyrdak/blocks/parts/quantity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'

const LABELS: Readonly<Record<Language, QuantityProps['labels']>> = {
  en: { label: 'Count of slippers', decrease: 'One less', increase: 'One more' },
  ru: { label: 'Количество тапочек', decrease: 'На одну меньше', increase: 'На одну больше' },
  kg: { label: 'Тапочкалардын саны', decrease: 'Бирди кемитүү', increase: 'Бирди кошуу' },
}

const meta = {
  title: 'Parts/Quantity',
  component: Quantity,
  args: { value: 1, max: 5, onChange: fn(), labels: LABELS.en, disabled: false },
  argTypes: {
    value: { control: { type: 'number', min: 1 } },
    max: { control: { type: 'number', min: 1 } },
    labels: { table: { disable: true } },
  },
  render: function Stateful({ value, onChange, ...args }, context) {
    const [count, setCount] = useState(value)
    return (
      <Quantity
        {...args}
        value={count}
        labels={LABELS[languageOf(context)]}
        onChange={(next) => {
          setCount(next)
          onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Quantity>

export default meta
type Story = StoryObj<typeof meta>

/** Minus is disabled at one. */
export const One: Story = {
  play: async ({ canvas, args, globals }) => {
    const { decrease, increase } = LABELS[languageOf({ globals })]
    await expect(canvas.getByRole('button', { name: decrease })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: increase }))
    await expect(args.onChange).toHaveBeenCalledWith(2)
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2')
  },
}

/** The count cannot exceed the maximum. */
export const Maximum: Story = {
  args: { value: 5 },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: LABELS[languageOf({ globals })].increase }))
    const count = canvas.getByRole('spinbutton')
    await userEvent.clear(count)
    await userEvent.type(count, '99{Enter}')
    await expect(count).toHaveValue('5')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Arrow keys change the count; text that is not a number is reset on blur. */
export const ByKeyboard: Story = {
  args: { value: 2 },
  play: async ({ canvas, args }) => {
    const count = canvas.getByRole('spinbutton')
    await userEvent.click(count)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await userEvent.clear(count)
    await userEvent.type(count, 'many')
    await userEvent.tab()
    await expect(count).toHaveValue('3')
  },
}

export const Disabled: Story = { args: { value: 3, disabled: true } }
export const Hundreds: Story = { args: { value: 480, max: 999 } }

export const EveryLanguage: Story = {
  render: (args) => (
    <EachLanguage>{(language) => <Quantity {...args} value={2} labels={LABELS[language]} />}</EachLanguage>
  ),
}
