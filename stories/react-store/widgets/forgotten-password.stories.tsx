import { ForgottenPassword } from '@shyrdak/react-store/widgets/forgotten-password'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { Shop } from '../shop.tsx'

const meta = {
  title: 'Widgets/ForgottenPassword',
  component: ForgottenPassword,
  render: (_, context) => (
    <Shop
      language={languageOf(context)}
      setting={{ answers: { 'POST /wholesale/reset-password': neverAnswers } }}
    >
      <div className="stories-narrow">
        <ForgottenPassword />
      </div>
    </Shop>
  ),
} satisfies Meta<typeof ForgottenPassword>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
