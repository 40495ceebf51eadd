import type { Language } from '@shyrdak/sdk/contract'
import { Badge } from '@shyrdak/blocks/parts/badge'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { Row } from '../../row.tsx'

const TEXTS: Readonly<Record<Language, Readonly<Record<(typeof TONES)[number], string>>>> = {
  en: {
    plain: 'Draft',
    madder: '−20%',
    indigo: 'On its way',
    walnut: 'Made to order',
    sage: 'Paid',
    saffron: 'Waiting for payment',
  },
  ru: {
    plain: 'Черновик',
    madder: '−20%',
    indigo: 'В пути',
    walnut: 'На заказ',
    sage: 'Оплачен',
    saffron: 'Ожидает оплаты',
  },
  kg: {
    plain: 'Долбоор',
    madder: '−20%',
    indigo: 'Жолдо',
    walnut: 'Буйрутма менен',
    sage: 'Төлөндү',
    saffron: 'Төлөм күтүлүүдө',
  },
}
const TONES = ['plain', 'madder', 'indigo', 'walnut', 'sage', 'saffron'] as const

const meta = {
  title: 'Parts/Badge',
  component: Badge,
  args: { tone: 'sage', filled: false, children: '' },
  argTypes: {
    tone: { control: 'select', options: TONES },
    filled: { control: 'boolean' },
    children: { control: 'text' },
  },
  render: ({ children, tone = 'plain', ...args }, context) => (
    <Badge {...args} tone={tone}>
      {children || TEXTS[languageOf(context)][tone]}
    </Badge>
  ),
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Status: Story = {}
/** Filled, for use on images. */
export const Discount: Story = { args: { tone: 'madder', filled: true } }
export const Count: Story = { args: { tone: 'indigo', filled: true, children: '12' } }

export const EveryTone: Story = {
  render: () => (
    <EachLanguage>
      {(language) =>
        [false, true].map((filled) => (
          <Row key={String(filled)}>
            {TONES.map((tone) => (
              <Badge key={tone} tone={tone} filled={filled}>
                {TEXTS[language][tone]}
              </Badge>
            ))}
          </Row>
        ))
      }
    </EachLanguage>
  ),
}
