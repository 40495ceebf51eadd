import { RecoveredPassword } from '@shyrdak/react-store/widgets/recovered-password'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { languageOf } from '../../language.ts'
import { Shop } from '../shop.tsx'

const meta = {
  title: 'Widgets/RecoveredPassword',
  component: RecoveredPassword,
  args: { email: 'aigul@example.kg' },
  render: (args, context) => (
    <Shop language={languageOf(context)}>
      <div className="stories-narrow">
        <RecoveredPassword {...args} />
      </div>
    </Shop>
  ),
} satisfies Meta<typeof RecoveredPassword>

export default meta
type Story = StoryObj<typeof meta>

/** Opened by the link in the email, which contains the address. */
export const FromAnEmail: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
