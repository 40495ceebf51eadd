import type { Language } from '@shyrdak/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { languageOf } from '../language.ts'
import { openEmbedShop } from './embed-shop.ts'
import { PartnerPage } from './partner-page.tsx'

/**
 * The shop's widgets as elements for any page. Load the script once, say where the shop is, and write the elements
 * where they belong; what stands inside one is shown until it is there, and where scripts do not run.
 *
 * ```html
 * <script type="module" src="https://shop.example/elements/shyrdak.js"></script>
 * ```
 *
 * With a bundler: `import { defineShyrdak } from '@shyrdak/react-store/embed'`, then
 * `defineShyrdak({ apiHost: 'https://shop.example', country: 'KG', language: 'en' })`. The elements wear the page's
 * `--shyrdak-…` tokens, and nothing else of it.
 */
const meta = {
  title: 'Elements',
  component: PartnerPage,
  args: { html: '' },
  argTypes: { html: { table: { disable: true } } },
  beforeEach: openEmbedShop,
} satisfies Meta<typeof PartnerPage>

export default meta
type Story = StoryObj<typeof meta>

/** The elements as a partner would write them, in a store that says where and for whom. */
const page = (elements: string, language: Language = 'en') =>
  `<shyrdak-store api-host="https://shop.example" country="KG" language="${language}">\n${elements
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')}\n</shyrdak-store>`

/** A page with these elements, and its code to copy. */
const withElements = (elements: string): Story => ({
  render: (_, context) => (
    <PartnerPage key={languageOf(context)} html={page(elements, languageOf(context))} />
  ),
  parameters: {
    docs: { source: { code: page(elements), language: 'html' }, canvas: { sourceState: 'shown' } },
  },
})

/** What lives inside an element, once it does. */
const children = (canvas: HTMLElement, tag: string, selector: string): Promise<HTMLElement> =>
  waitFor(
    () => {
      const found = canvas.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector)
      if (!found) throw new Error(`Nothing like ${selector} in ${tag}`)
      return found
    },
    { timeout: 8000 },
  )

/** One product as lists show it, by its slug or number. */
export const ProductCard: Story = {
  ...withElements(`<shyrdak-product-card product="slippers">
  <a href="https://shop.example/product/slippers">Ala-Too slippers</a>
</shyrdak-product-card>`),
  play: async ({ canvasElement }) => {
    const link = await children(canvasElement, 'shyrdak-product-card', 'h3 a')
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/product\/slippers$/))
  },
}

/** Goods by category, a tab for each that is named. */
export const Products: Story = {
  ...withElements(`<shyrdak-products
  category="1 12"
  count="3"
  heading="Chosen by hand"
  button-text="All goods"
  button-link="/categories"
></shyrdak-products>`),
  play: async ({ canvasElement }) => {
    await children(canvasElement, 'shyrdak-products', 'article')
    const tabs = canvasElement.querySelector('shyrdak-products')?.shadowRoot?.querySelectorAll('[role=tab]')
    await expect(tabs).toHaveLength(2)
  },
}

/** Colour, size and count of a product, and the button that puts it into the basket of this page. */
export const BuyBox: Story = {
  ...withElements('<shyrdak-buy-box product="slippers"></shyrdak-buy-box>'),
  play: async ({ canvasElement }) => {
    await expect(await children(canvasElement, 'shyrdak-buy-box', 'input[value="37"]')).toBeDisabled()
  },
}

/** What was put in on this page, and how much it is. The order is made in the shop, which gets the basket along. */
export const Cart: Story = {
  ...withElements(`<shyrdak-cart-badge></shyrdak-cart-badge>
<shyrdak-buy-box product="slippers"></shyrdak-buy-box>
<shyrdak-cart></shyrdak-cart>`),
  play: async ({ canvasElement }) => {
    await children(canvasElement, 'shyrdak-cart', '[data-state=empty]')
    await userEvent.click(await children(canvasElement, 'shyrdak-buy-box', 'input[value="38"]'))
    await userEvent.click(
      await children(canvasElement, 'shyrdak-buy-box', '.shyrdak-button[data-size=large]'),
    )
    await children(canvasElement, 'shyrdak-cart', '.shyrdak-cart-line')
    const badge = await children(canvasElement, 'shyrdak-cart-badge', 'a')
    await waitFor(() => expect(badge).toHaveTextContent('1'))
    // The shop has answered how many there are by now.
    await children(canvasElement, 'shyrdak-cart', '[role=spinbutton][aria-valuemax="4"]')
  },
}

/** How many pieces are in the basket, as a link to it. */
export const CartBadge: Story = {
  ...withElements('<shyrdak-cart-badge></shyrdak-cart-badge>'),
  play: async ({ canvasElement }) => {
    await children(canvasElement, 'shyrdak-cart-badge', 'a')
  },
}

/** The search of the shop: it suggests while somebody types, and what it finds opens there. */
export const Search: Story = {
  ...withElements('<shyrdak-search></shyrdak-search>'),
  play: async ({ canvasElement }) => {
    const box = await children(canvasElement, 'shyrdak-search', 'input')
    box.focus()
    await fireEvent.input(box, { target: { value: 'felt' } })
    await children(canvasElement, 'shyrdak-search', '[role=option]')
  },
}

/** The e-mail field of the mailing list. */
export const MailingForm: Story = {
  ...withElements('<shyrdak-mailing-form></shyrdak-mailing-form>'),
  play: async ({ canvasElement }) => {
    await children(canvasElement, 'shyrdak-mailing-form', 'input[type=email]')
  },
}

/** Where the shop does not have it, and until it is there, the page shows what it wrote itself. */
export const Missing: Story = {
  ...withElements(`<shyrdak-product-card product="sold-long-ago">
  <p>Ask us for it: <a href="mailto:felt@partner.example">felt@partner.example</a></p>
</shyrdak-product-card>`),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  ...Products,
  globals: { viewport: { value: 'phone' } },
}
