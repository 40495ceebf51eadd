import { Profile } from '@shyrdak/react-store/widgets/profile'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { languageOf } from '../../language.ts'
import { aigul, delivery } from '../account.ts'
import { Shop } from '../shop.tsx'

const meta = {
  title: 'Widgets/Profile',
  component: Profile,
  args: { person: aigul('en'), audience: 'retail', sessions: [] },
  render: (args, context) => {
    const language = languageOf(context)
    return (
      <Shop language={language} setting={{ answers: { 'GET /frontend/order/retail/claim': { count: 0 } } }}>
        <Profile {...args} person={aigul(language)} delivery={delivery(language)} />
      </Shop>
    )
  },
} satisfies Meta<typeof Profile>

export default meta
type Story = StoryObj<typeof meta>

/** Personal details, address and sessions. */
export const Shopper: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
