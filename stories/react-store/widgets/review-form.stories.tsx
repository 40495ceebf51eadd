import { ReviewForm } from '@shyrdak/react-store/widgets/review-form'
import { allMessages } from '@shyrdak/react-store/messages/all'
import type { OwnReview } from '@shyrdak/sdk/contract'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { slippersGoods } from '../cart-goods.ts'
import { Shop } from '../shop.tsx'
import { showsState } from '../typed.ts'

const SLIPPERS = { id: slippersGoods.product_id, slug: slippersGoods.slug }
const LEFT = { id: 3, state: 'pending', message: '', verified_by: '2026-11-22T00:00:00Z' } as const
const OWN: OwnReview = {
  id: 3,
  product_id: SLIPPERS.id,
  rating: 4,
  text: 'Warm from the first evening on. Half a size larger than I thought.',
  language: 'en',
  state: 'pending',
  reason: null,
  created_at: '2026-11-20T00:00:00Z',
  verified_by: '2026-11-22T00:00:00Z',
}

const meta = {
  title: 'Widgets/ReviewForm',
  component: ReviewForm,
  args: { product: SLIPPERS },
  argTypes: { product: { table: { disable: true } } },
} satisfies Meta<typeof ReviewForm>

export default meta
type Story = StoryObj<typeof meta>

interface Scene {
  clientType?: 'retail' | 'reyestr' | null
  own?: FakeAnswer
  left?: FakeAnswer
}

const scene = ({ clientType = 'retail', own = { data: null }, left = LEFT }: Scene = {}): Pick<
  Story,
  'render'
> => ({
  render: (args, context) => (
    <Shop
      language={languageOf(context)}
      setting={{
        clientType,
        answers: { 'GET /frontend/review/own/:id': own, 'POST /frontend/review/create': left },
      }}
    >
      <div className="stories-narrow">
        <ReviewForm {...args} />
      </div>
    </Shop>
  ),
})

const shows = (page: HTMLElement, state: string) => showsState(page, '.shyrdak-review-form', state)

async function opens(page: HTMLElement, state: string) {
  await userEvent.click(await within(page).findByRole('button'))
  await shows(page, state)
}

async function writes(page: HTMLElement, state: string) {
  await opens(page, 'editing')
  const stars = await within(page).findAllByRole('radio')
  await userEvent.click(stars[3] ?? page)
  await userEvent.click(within(page).getByRole('textbox'))
  await userEvent.paste(OWN.text)
  await userEvent.click(page.querySelector('[type="submit"]') ?? page)
  await shows(page, state)
}

export const Closed: Story = scene()

/** Whoever is not logged in is led to the login and back. */
export const NotLoggedIn: Story = {
  ...scene({ clientType: null }),
  play: async ({ canvas, canvasElement, globals }) => {
    await opens(canvasElement, 'refused')
    const { needsLogin } = allMessages(languageOf({ globals })).review
    await expect(canvas.getByText(needsLogin)).toBeVisible()
  },
}

export const AWholesaleClient: Story = {
  ...scene({ clientType: 'reyestr' }),
  play: ({ canvasElement }) => opens(canvasElement, 'refused'),
}

/** The stars are walked along by arrows. */
export const Writing: Story = {
  ...scene(),
  play: async ({ canvas, canvasElement }) => {
    await opens(canvasElement, 'editing')
    const [first, second] = await canvas.findAllByRole('radio')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard(' {ArrowRight}')
    await expect(second).toBeChecked()
  },
}

/** What is missing is told at its field, and the first one has the focus. */
export const Incomplete: Story = {
  ...scene(),
  play: async ({ canvas, canvasElement }) => {
    await opens(canvasElement, 'editing')
    await userEvent.click(canvasElement.querySelector('[type="submit"]') ?? canvasElement)
    await shows(canvasElement, 'failed')
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus())
  },
}

export const Sending: Story = {
  ...scene({ left: neverAnswers }),
  play: ({ canvasElement }) => writes(canvasElement, 'sending'),
}

/** It is read within 48 hours, and may be changed until then. */
export const Left: Story = {
  ...scene(),
  play: ({ canvasElement }) => writes(canvasElement, 'left'),
}

/** Nothing that was written is lost. */
export const Offline: Story = {
  ...scene({ left: refusal('NETWORK') }),
  play: async ({ canvas, canvasElement }) => {
    await writes(canvasElement, 'failed')
    await expect(canvas.getByRole('textbox')).toHaveValue(OWN.text)
  },
}

/** An author who comes back reads why it was not published. */
export const Rejected: Story = {
  ...scene({
    own: { data: { ...OWN, state: 'rejected', reason: 'Please leave out the telephone number.' } },
  }),
  play: ({ canvasElement }) => shows(canvasElement, 'left'),
}

export const Published: Story = {
  ...scene({ own: { data: { ...OWN, state: 'published' } } }),
  play: ({ canvasElement }) => shows(canvasElement, 'left'),
}

export const OnAPhone: Story = {
  ...scene(),
  globals: { viewport: { value: 'phone' }, language: 'kg' },
  play: ({ canvasElement }) => opens(canvasElement, 'editing'),
}

export const EveryLanguage: Story = {
  render: (args) => (
    <EachLanguage>
      {(language) => (
        <Shop
          language={language}
          setting={{
            clientType: 'retail',
            answers: { 'GET /frontend/review/own/:id': { data: { ...OWN, language } } },
          }}
        >
          <ReviewForm {...args} />
        </Shop>
      )}
    </EachLanguage>
  ),
}
