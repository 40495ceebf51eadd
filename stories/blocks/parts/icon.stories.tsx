import { Icon, type IconName } from '@shyrdak/blocks/parts/icon'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** Type-checked to list every icon. */
const ICONS = {
  cart: true,
  check: true,
  'chevron-down': true,
  'chevron-left': true,
  'chevron-right': true,
  clock: true,
  close: true,
  error: true,
  filter: true,
  globe: true,
  heart: true,
  info: true,
  lock: true,
  mail: true,
  menu: true,
  minus: true,
  phone: true,
  pin: true,
  plus: true,
  ruler: true,
  search: true,
  share: true,
  star: true,
  success: true,
  trash: true,
  truck: true,
  user: true,
  warning: true,
} as const satisfies Record<IconName, true>
const NAMES = Object.keys(ICONS) as IconName[] // the keys of a record of icon names

const meta = {
  title: 'Parts/Icon',
  component: Icon,
  args: { name: 'cart' },
  argTypes: { name: { control: 'select', options: NAMES }, label: { control: 'text' } },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

/** Without a label it is decorative. */
export const Decorative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Labelled: Story = {
  args: { label: 'Cart' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Cart' })).toBeVisible()
  },
}

/** Has the size and colour of the surrounding text. */
export const SizeOfItsText: Story = {
  render: (args) => (
    <>
      {['var(--shyrdak-size-1)', 'var(--shyrdak-size-3)', 'var(--shyrdak-size-5)'].map((fontSize) => (
        <p key={fontSize} style={{ fontSize, color: 'var(--shyrdak-indigo)' }}>
          <Icon {...args} /> Аа
        </p>
      ))}
    </>
  ),
}

export const EveryIcon: Story = {
  render: () => (
    <ul className="stories-tiles">
      {NAMES.map((name) => (
        <li className="stories-tile" key={name}>
          <span style={{ fontSize: '1.6rem' }}>
            <Icon name={name} />
          </span>
          <span className="stories-caption">{name}</span>
        </li>
      ))}
    </ul>
  ),
}
