import type { Language } from '@shyrdak/sdk/contract'
import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { Row } from '../../row.tsx'

const MESSAGES: Readonly<Record<Language, { add: string; pay: string; back: string; remove: string }>> = {
  en: { add: 'Add to cart', pay: 'Pay', back: 'Back to the catalogue', remove: 'Remove' },
  ru: { add: 'Добавить в корзину', pay: 'Оплатить', back: 'Вернуться в каталог', remove: 'Удалить' },
  kg: { add: 'Себетке салуу', pay: 'Төлөө', back: 'Каталогго кайтуу', remove: 'Өчүрүү' },
}

const meta = {
  title: 'Parts/Button',
  component: Button,
  args: { children: '', tone: 'primary', size: 'medium', busy: false, wide: false, onClick: fn() },
  argTypes: {
    children: {
      control: 'text',
      description: 'The text; by default "Add to cart" in the selected language.',
    },
    tone: { control: 'select', options: ['primary', 'secondary', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
    busy: { control: 'boolean' },
    wide: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
  render: ({ children, ...args }, context) => (
    <Button {...args}>{children || MESSAGES[languageOf(context)].add}</Button>
  ),
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { tone: 'secondary' } }
export const Quiet: Story = { args: { tone: 'quiet' } }
export const Danger: Story = {
  args: { tone: 'danger' },
  render: (args, context) => <Button {...args}>{MESSAGES[languageOf(context)].remove}</Button>,
}

export const Sizes: Story = {
  render: ({ children: _, ...args }, context) => (
    <Row>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button {...args} key={size} size={size}>
          {MESSAGES[languageOf(context)].add}
        </Button>
      ))}
    </Row>
  ),
}

/** Ignores clicks and keeps its width. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Wide: Story = { args: { wide: true, size: 'large' }, globals: { viewport: { value: 'phone' } } }

export const WithIcon: Story = {
  render: ({ children: _, ...args }, context) => (
    <Button {...args}>
      <Icon name="cart" /> {MESSAGES[languageOf(context)].add}
    </Button>
  ),
}

/** With an `href` it is a link, which works without JavaScript. */
export const AsLink: Story = {
  render: (_, context) => (
    <Button href="#catalogue" tone="secondary">
      {MESSAGES[languageOf(context)].back}
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#catalogue')
  },
}

export const EveryTone: Story = {
  render: () => (
    <EachLanguage>
      {(language) => (
        <Row>
          <Button>{MESSAGES[language].pay}</Button>
          <Button tone="secondary">{MESSAGES[language].add}</Button>
          <Button tone="quiet">{MESSAGES[language].back}</Button>
          <Button tone="danger">{MESSAGES[language].remove}</Button>
        </Row>
      )}
    </EachLanguage>
  ),
}
