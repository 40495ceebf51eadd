import { Employees } from '@shyrdak/react-store/widgets/employees'
import type { Employee } from '@shyrdak/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { languageOf } from '../../language.ts'
import { Shop } from '../shop.tsx'

const person = (id: number, first_name: string, role: Employee['role']): Employee => ({
  id,
  first_name,
  last_name: 'Садыкова',
  email: `person-${id}@example.com`,
  role,
  status: id === 3 ? 'invited' : 'active',
  created_at: '2026-11-20T00:00:00Z',
})

const meta = {
  title: 'Widgets/Employees',
  component: Employees,
  args: {
    employees: [person(1, 'Айгүл', 'owner'), person(2, 'Бегимай', 'buyer'), person(3, 'Гүлнара', 'viewer')],
    ownId: 1,
    company: 'Ак-Кийиз',
  },
  render: (args, context) => (
    <Shop language={languageOf(context)} setting={{ answers: {} }}>
      <Employees {...args} />
    </Shop>
  ),
} satisfies Meta<typeof Employees>

export default meta
type Story = StoryObj<typeof meta>

/** The last owner cannot be demoted or removed. */
export const OfOneOwner: Story = {}
export const OfTwoOwners: Story = {
  args: { employees: [person(1, 'Айгүл', 'owner'), person(2, 'Бегимай', 'owner')] },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const InRussian: Story = { globals: { language: 'ru' } }
export const InKyrgyz: Story = { globals: { language: 'kg' } }
