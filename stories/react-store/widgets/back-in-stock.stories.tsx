import { BackInStock } from '@shyrdak/react-store/widgets/back-in-stock'
import { allMessages } from '@shyrdak/react-store/messages/all'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { aigul } from '../account.ts'
import { slippersGoods } from '../cart-goods.ts'
import { Shop } from '../shop.tsx'
import { showsState } from '../typed.ts'

const THING = {
  productId: slippersGoods.product_id,
  priceType: 'retail',
  colorId: 1,
  sizes: ['37', '38', '41'],
} as const

const meta = {
  title: 'Widgets/BackInStock',
  component: BackInStock,
  args: { thing: THING, color: { en: 'Madder', ru: 'Марена', kg: 'Кызыл' }, isOfSome: true },
  argTypes: { thing: { table: { disable: true } }, color: { table: { disable: true } } },
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

async function opens(page: HTMLElement) {
  await userEvent.click(await within(page).findByRole('button'))
  await shows(page, 'editing')
}

async function asks(page: HTMLElement, state: string) {
  await opens(page)
  await userEvent.click(within(page).getAllByRole('radio')[1] ?? page)
  await userEvent.click(within(page).getByRole('textbox'))
  await userEvent.paste('aigul@example.kg')
  await userEvent.click(page.querySelector('[type="submit"]') ?? page)
  await shows(page, state)
}

export const Closed: Story = over({ state: 'confirming' })

/** Nothing of the colour is left. */
export const AllIsGone: Story = { ...over({ state: 'confirming' }), args: { isOfSome: false } }

export const AGuestAsks: Story = {
  ...over({ state: 'confirming' }),
  play: ({ canvasElement }) => opens(canvasElement),
}

/** The address is the guest's once the link in the letter was opened. */
export const Confirming: Story = {
  ...over({ state: 'confirming' }),
  play: ({ canvasElement }) => asks(canvasElement, 'confirming'),
}

/** The store knows where to write. */
export const AShopperAsks: Story = {
  ...over({ state: 'waiting' }, true),
  args: { thing: { ...THING, sizes: ['38'] } },
  play: async ({ canvas, canvasElement, globals }) => {
    await opens(canvasElement)
    await userEvent.click(canvasElement.querySelector('[type="submit"]') ?? canvasElement)
    await shows(canvasElement, 'waiting')
    await expect(canvas.getByText(allMessages(languageOf({ globals })).backInStock.waiting)).toBeVisible()
  },
}

export const Saving: Story = {
  ...over(neverAnswers),
  play: ({ canvasElement }) => asks(canvasElement, 'saving'),
}

/** What is missing is told at its field. */
export const Incomplete: Story = {
  ...over({ state: 'confirming' }),
  play: async ({ canvasElement }) => {
    await opens(canvasElement)
    await userEvent.click(canvasElement.querySelector('[type="submit"]') ?? canvasElement)
    await shows(canvasElement, 'failed')
  },
}

/** It came back in the meantime. */
export const InStockAgain: Story = {
  ...over(refusal('INVALID', { issues: [{ path: ['size'], code: 'in_stock' }] })),
  play: ({ canvasElement }) => asks(canvasElement, 'failed'),
}

export const OnAPhone: Story = {
  ...over({ state: 'confirming' }),
  globals: { viewport: { value: 'phone' }, language: 'kg' },
  play: ({ canvasElement }) => opens(canvasElement),
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
