import type { Language } from '@shyrdak/sdk/contract'
import { Price, type DiscountPrice, type PriceProps } from '@shyrdak/blocks/parts/price'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { Row } from '../../row.tsx'

const LABELS: Readonly<Record<Language, DiscountPrice['labels']>> = {
  en: { now: 'Price now', before: 'Price before' },
  ru: { now: 'Цена сейчас', before: 'Прежняя цена' },
  kg: { now: 'Азыркы баасы', before: 'Мурунку баасы' },
}
const SIZES = ['small', 'medium', 'large'] as const

/** The props that the controls can change. */
function DiscountedPrice(
  props: Pick<PriceProps, 'language' | 'size'> & Pick<DiscountPrice, 'view' | 'discount' | 'currency'>,
) {
  return <Price {...props} labels={LABELS[props.language]} />
}

const meta = {
  title: 'Parts/Price',
  component: DiscountedPrice,
  args: { language: 'en', view: '48500.00', discount: '0.00', currency: 'KGS', size: 'medium' },
  argTypes: {
    language: { table: { disable: true } },
    currency: { control: 'select', options: ['KGS', 'USD', 'EUR', 'RUB', 'KZT'] },
    size: { control: 'inline-radio', options: SIZES },
  },
  render: (args, context) => <DiscountedPrice {...args} language={languageOf(context)} />,
} satisfies Meta<typeof DiscountedPrice>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull()
  },
}

/** The price before is struck through, and both amounts are labelled for screen readers. */
export const Discounted: Story = {
  args: { discount: '9700.00' },
  play: async ({ canvasElement, globals }) => {
    const before = canvasElement.querySelector('s')
    await expect(before).toHaveAttribute('data-label', `${LABELS[languageOf({ globals })].before} `)
    await expect(before).toHaveTextContent(/48.500/)
  },
}

export const InDollars: Story = { args: { view: '554.80', discount: '110.96', currency: 'USD' } }
export const Millions: Story = { args: { view: '12345678.90', discount: '0.01' } }

/** The amount charged, always in som. */
export const Charged: Story = {
  render: ({ size }, context) => <Price saleCost="38800.00" size={size} language={languageOf(context)} />,
}

export const Sizes: Story = {
  render: () => (
    <EachLanguage>
      {(language) =>
        SIZES.map((size) => (
          <Row key={size}>
            <Price
              view="3450.00"
              discount="690.00"
              currency="KGS"
              size={size}
              language={language}
              labels={LABELS[language]}
            />
          </Row>
        ))
      }
    </EachLanguage>
  ),
}
