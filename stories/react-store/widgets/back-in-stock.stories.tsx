import { messagesIn } from '../../messages-in.ts'
import { BackInStock } from '@shyrdak/react-store/widgets/back-in-stock'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { aigul } from '../account.ts'
import { slippersGoods } from '../cart-goods.ts'
import { Shop } from '../shop.tsx'
import { showsState } from '../fill-and-submit.ts'

const ITEM = {
  productId: slippersGoods.product_id,
  priceType: 'retail',
  colorId: 1,
  sizes: ['37', '38', '41'],
} as const

const meta = {
  title: 'Widgets/BackInStock',
  component: BackInStock,
  args: {
    item: ITEM,
    name: slippersGoods.name,
    color: { en: 'Madder', ru: 'Марена', kg: 'Кызыл' },
    hasOtherSizes: true,
  },
  argTypes: {
    item: { table: { disable: true } },
    name: { table: { disable: true } },
    color: { table: { disable: true } },
  },
} satisfies Meta<typeof BackInStock>

export default meta
type Story = StoryObj<typeof meta>

const over = (answer: FakeAnswer, isKnown = false): Pick<Story, 'render'> => ({
  render: (args, context) => {
    const language = languageOf(context)
    return (
      <Shop
        language={language}
        setting={{
          clientType: isKnown ? 'retail' : null,
          answers: {
            'POST /frontend/back-in-stock': answer,
            'GET /frontend/profile': { ...aigul(language), address: null },
          },
        }}
      >
        <div className="stories-narrow">
          <BackInStock {...args} />
        </div>
      </Shop>
    )
  },
})

const shows = (page: HTMLElement, state: string) => showsState(page, '.shyrdak-back-in-stock', state)

async function openForm(page: HTMLElement) {
  await userEvent.click(await within(page).findByRole('button'))
  await shows(page, 'editing')
}

async function submit(page: HTMLElement, state: string) {
  await openForm(page)
  await userEvent.click(within(page).getAllByRole('radio')[1] ?? page)
  await userEvent.click(within(page).getByRole('textbox'))
  await userEvent.paste('aigul@example.kg')
  await userEvent.click(page.querySelector('[type="submit"]') ?? page)
  await shows(page, state)
}

export const Closed: Story = over({ state: 'confirming' })

/** The colour is sold out in every size. */
export const ColourSoldOut: Story = { ...over({ state: 'confirming' }), args: { hasOtherSizes: false } }

export const GuestEditing: Story = {
  ...over({ state: 'confirming' }),
  play: ({ canvasElement }) => openForm(canvasElement),
}

/** Guests must confirm their address through the link in the email. */
export const Confirming: Story = {
  ...over({ state: 'confirming' }),
  play: ({ canvasElement }) => submit(canvasElement, 'confirming'),
}

/** For logged-in shoppers, the store knows the email address. */
export const Waiting: Story = {
  ...over({ state: 'waiting' }, true),
  args: { item: { ...ITEM, sizes: ['38'] } },
  play: async ({ canvas, canvasElement, globals }) => {
    await openForm(canvasElement)
    await userEvent.click(canvasElement.querySelector('[type="submit"]') ?? canvasElement)
    await shows(canvasElement, 'waiting')
    await expect(
      canvas.getByText(messagesIn(languageOf({ globals }), 'back-in-stock')('waiting')),
    ).toBeVisible()
  },
}

export const Saving: Story = {
  ...over(neverAnswers),
  play: ({ canvasElement }) => submit(canvasElement, 'saving'),
}

/** Errors are shown at their fields. */
export const Incomplete: Story = {
  ...over({ state: 'confirming' }),
  play: async ({ canvasElement }) => {
    await openForm(canvasElement)
    await userEvent.click(canvasElement.querySelector('[type="submit"]') ?? canvasElement)
    await shows(canvasElement, 'failed')
  },
}

/** The size is in stock again. */
export const InStockAgain: Story = {
  ...over(refusal('INVALID', { issues: [{ path: ['size'], code: 'in_stock' }] })),
  play: ({ canvasElement }) => submit(canvasElement, 'failed'),
}

export const OnAPhone: Story = {
  ...over({ state: 'confirming' }),
  globals: { viewport: { value: 'phone' }, language: 'kg' },
  play: ({ canvasElement }) => openForm(canvasElement),
}

export const EveryLanguage: Story = {
  render: (args) => (
    <EachLanguage>
      {(language) => (
        <Shop language={language}>
          <BackInStock {...args} />
        </Shop>
      )}
    </EachLanguage>
  ),
}
