import type { Language } from '@shyrdak/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { languageOf } from '../language.ts'
import { mockStore } from './embed-shop.ts'
import { PartnerPage } from './partner-page.tsx'

/**
 * The store's widgets as custom elements for any page. Load the script once, set the store's address, and add the
 * elements. The content of an element is shown until it has loaded, and without JavaScript.
 *
 * ```html
 * <script type="module" src="https://shop.example/elements/shyrdak.js"></script>
 * ```
 *
 * With a bundler: `import { defineShyrdak } from '@shyrdak/react-store/embed'`, then
 * `defineShyrdak({ apiHost: 'https://shop.example', country: 'KG', language: 'en' })`. The elements use the page's
 * `--shyrdak-…` tokens, but none of its other styles.
 */
const meta = {
  title: 'Elements',
  component: PartnerPage,
  args: { html: '' },
  argTypes: { html: { table: { disable: true } } },
  beforeEach: mockStore,
} satisfies Meta<typeof PartnerPage>

export default meta
type Story = StoryObj<typeof meta>

/** The HTML of a partner page: the elements inside a `<shyrdak-store>`. */
const page = (elements: string, language: Language = 'en') =>
  `<shyrdak-store api-host="https://shop.example" country="KG" language="${language}">\n${elements
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')}\n</shyrdak-store>`

/** A partner page with these elements, and its source code. */
const withElements = (elements: string): Story => ({
  render: (_, context) => (
    <PartnerPage key={languageOf(context)} html={page(elements, languageOf(context))} />
  ),
  parameters: {
    docs: { source: { code: page(elements), language: 'html' }, canvas: { sourceState: 'shown' } },
  },
})

/** Waits for an element in the shadow root of a custom element. */
const findInShadow = (canvas: HTMLElement, tag: string, selector: string): Promise<HTMLElement> =>
  waitFor(
    () => {
      const found = canvas.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector)
      if (!found) throw new Error(`No ${selector} in ${tag}`)
      return found
    },
    { timeout: 8000 },
  )

/** A product card, by slug or ID. */
export const ProductCard: Story = {
  ...withElements(`<shyrdak-product-card product="slippers">
  <a href="https://shop.example/product/slippers">Ala-Too slippers</a>
</shyrdak-product-card>`),
  play: async ({ canvasElement }) => {
    const link = await findInShadow(canvasElement, 'shyrdak-product-card', 'h3 a')
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/product\/slippers$/))
  },
}

/** Products by category, with a tab for each. */
export const Products: Story = {
  ...withElements(`<shyrdak-products
  category="1 12"
  count="3"
  heading="Chosen by hand"
  button-text="All products"
  button-link="/categories"
></shyrdak-products>`),
  play: async ({ canvasElement }) => {
    await findInShadow(canvasElement, 'shyrdak-products', 'article')
    const tabs = canvasElement.querySelector('shyrdak-products')?.shadowRoot?.querySelectorAll('[role=tab]')
    await expect(tabs).toHaveLength(2)
  },
}

/** Colour, size and count of a product, and a button that adds it to the cart of this page. */
export const BuyBox: Story = {
  ...withElements('<shyrdak-buy-box product="slippers"></shyrdak-buy-box>'),
  play: async ({ canvasElement }) => {
    await expect(await findInShadow(canvasElement, 'shyrdak-buy-box', 'input[value="37"]')).toBeDisabled()
  },
}

/** The cart of this page. Checkout is in the store, which receives the cart. */
export const Cart: Story = {
  ...withElements(`<shyrdak-cart-badge></shyrdak-cart-badge>
<shyrdak-buy-box product="slippers"></shyrdak-buy-box>
<shyrdak-cart></shyrdak-cart>`),
  play: async ({ canvasElement }) => {
    await findInShadow(canvasElement, 'shyrdak-cart', '[data-state=empty]')
    await userEvent.click(await findInShadow(canvasElement, 'shyrdak-buy-box', 'input[value="38"]'))
    await userEvent.click(
      await findInShadow(canvasElement, 'shyrdak-buy-box', '.shyrdak-button[data-size=large]'),
    )
    await findInShadow(canvasElement, 'shyrdak-cart', '.shyrdak-cart-line')
    const badge = await findInShadow(canvasElement, 'shyrdak-cart-badge', 'a')
    await waitFor(() => expect(badge).toHaveTextContent('1'))
    // The maximum is the stock in the store's quote.
    await findInShadow(canvasElement, 'shyrdak-cart', '[role=spinbutton][aria-valuemax="4"]')
  },
}

/** The number of items in the cart, linked to it. */
export const CartBadge: Story = {
  ...withElements('<shyrdak-cart-badge></shyrdak-cart-badge>'),
  play: async ({ canvasElement }) => {
    await findInShadow(canvasElement, 'shyrdak-cart-badge', 'a')
  },
}

/** The store's search, with suggestions that open in the store. */
export const Search: Story = {
  ...withElements('<shyrdak-search></shyrdak-search>'),
  play: async ({ canvasElement }) => {
    const box = await findInShadow(canvasElement, 'shyrdak-search', 'input')
    box.focus()
    await fireEvent.input(box, { target: { value: 'felt' } })
    await findInShadow(canvasElement, 'shyrdak-search', '[role=option]')
  },
}

/** The email field of the mailing list. */
export const MailingForm: Story = {
  ...withElements('<shyrdak-mailing-form></shyrdak-mailing-form>'),
  play: async ({ canvasElement }) => {
    await findInShadow(canvasElement, 'shyrdak-mailing-form', 'input[type=email]')
  },
}

/** If the product does not exist, the element's own content stays. */
export const NotFound: Story = {
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
