import { Login } from '@shyrdak/react-store/widgets/login'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { Shop } from '../shop.tsx'
import { fillAndSubmit } from '../fill-and-submit.ts'

const DETAILS = { email: 'aigul@example.kg', password: 'felt-and-wool' }

const meta = {
  title: 'Widgets/Login',
  component: Login,
  args: { area: 'shop', returnTo: null },
} satisfies Meta<typeof Login>

export default meta
type Story = StoryObj<typeof meta>

const over = (answer: FakeAnswer): Pick<Story, 'render'> => ({
  render: (args, context) => (
    <Shop language={languageOf(context)} setting={{ answers: { 'POST /frontend/login': answer } }}>
      <div className="stories-narrow">
        <Login {...args} />
      </div>
    </Shop>
  ),
})

/** For shoppers and wholesale clients, with a switch between them. */
export const Shopper: Story = over(neverAnswers)
export const Craftsman: Story = { ...over(neverAnswers), args: { area: 'craftsman' } }
/** For managers, without registration. */
export const Manager: Story = { ...over(neverAnswers), args: { area: 'desk' } }
export const OnAPhone: Story = { ...over(neverAnswers), globals: { viewport: { value: 'phone' } } }

/** Its lines stay short where a page gives it all of its width. */
export const OnAWidePage: Story = {
  render: (args, context) => (
    <Shop language={languageOf(context)} setting={{ answers: { 'POST /frontend/login': neverAnswers } }}>
      <div style={{ width: 1200 }}>
        <Login {...args} />
      </div>
    </Shop>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('form')).offsetWidth).toBeLessThanOrEqual(640)
  },
}

/** The error does not reveal whether the email or the password was wrong. */
export const Refused: Story = {
  ...over(refusal('LOGIN_INCORRECT')),
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await fillAndSubmit(canvasElement, DETAILS)
    await expect(await canvas.findByText('The login detail is incorrect')).toBeVisible()
  },
}
