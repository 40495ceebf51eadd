import { messagesIn } from '../../messages-in.ts'
import { ReviewForm } from '@shyrdak/react-store/widgets/review-form'
import type { OwnReview } from '@shyrdak/sdk/contract'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { slippersGoods } from '../cart-goods.ts'
import { Shop } from '../shop.tsx'
import { showsState } from '../fill-and-submit.ts'

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

interface ReviewAnswers {
  clientType?: 'retail' | 'reyestr' | null
  own?: FakeAnswer
  left?: FakeAnswer
}

const over = ({ clientType = 'retail', own = { data: null }, left = LEFT }: ReviewAnswers = {}): Pick<
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

async function openForm(page: HTMLElement, state: string) {
  await userEvent.click(await within(page).findByRole('button'))
  await shows(page, state)
}

async function submit(page: HTMLElement, state: string) {
  await openForm(page, 'editing')
  const stars = await within(page).findAllByRole('radio')
  await userEvent.click(stars[3] ?? page)
  await userEvent.click(within(page).getByRole('textbox'))
  await userEvent.paste(OWN.text)
  await userEvent.click(page.querySelector('[type="submit"]') ?? page)
  await shows(page, state)
}

export const Closed: Story = over()

/** Guests get a link to the login, which leads back here. */
export const NotLoggedIn: Story = {
  ...over({ clientType: null }),
  play: async ({ canvas, canvasElement, globals }) => {
    await openForm(canvasElement, 'refused')
    const needsLogin = messagesIn(languageOf({ globals }), 'review-form')('needsLogin')
    await expect(canvas.getByText(needsLogin)).toBeVisible()
  },
}

export const AWholesaleClient: Story = {
  ...over({ clientType: 'reyestr' }),
  play: ({ canvasElement }) => openForm(canvasElement, 'refused'),
}

/** Arrow keys select the rating. */
export const Writing: Story = {
  ...over(),
  play: async ({ canvas, canvasElement }) => {
    await openForm(canvasElement, 'editing')
    const [first, second] = await canvas.findAllByRole('radio')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard(' {ArrowRight}')
    await expect(second).toBeChecked()
  },
}

/** Errors are shown at their fields, and the first is focused. */
export const Incomplete: Story = {
  ...over(),
  play: async ({ canvas, canvasElement }) => {
    await openForm(canvasElement, 'editing')
    await userEvent.click(canvasElement.querySelector('[type="submit"]') ?? canvasElement)
    await shows(canvasElement, 'failed')
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus())
  },
}

export const Sending: Story = {
  ...over({ left: neverAnswers }),
  play: ({ canvasElement }) => submit(canvasElement, 'sending'),
}

/** The review is verified within 48 hours and can be changed until then. Source: spec §9. */
export const Submitted: Story = {
  ...over(),
  play: ({ canvasElement }) => submit(canvasElement, 'submitted'),
}

/** The input is preserved. */
export const Offline: Story = {
  ...over({ left: refusal('NETWORK') }),
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement, 'failed')
    await expect(canvas.getByRole('textbox')).toHaveValue(OWN.text)
  },
}

/** The author sees why the review was rejected. */
export const Rejected: Story = {
  ...over({
    own: { data: { ...OWN, state: 'rejected', reason: 'Please leave out the telephone number.' } },
  }),
  play: ({ canvasElement }) => shows(canvasElement, 'submitted'),
}

export const Published: Story = {
  ...over({ own: { data: { ...OWN, state: 'published' } } }),
  play: ({ canvasElement }) => shows(canvasElement, 'submitted'),
}

export const OnAPhone: Story = {
  ...over(),
  globals: { viewport: { value: 'phone' }, language: 'kg' },
  play: ({ canvasElement }) => openForm(canvasElement, 'editing'),
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
