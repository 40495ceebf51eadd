import { CountryDialog } from '@shyrdak/react-store/widgets/country-dialog'
import { Country } from '@shyrdak/sdk/contract'
import { build, refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { neverAnswers, type ShopSetting } from '../a-shop.ts'
import { onePage } from '../one-page.ts'
import { Shop } from '../shop.tsx'

const country = (code: string, flag: string, name: Country['name'], delivers = true) =>
  build(Country, { code, flag, name, delivers, region: 'Asia' })

const KYRGYZSTAN = { en: 'Kyrgyzstan', ru: 'Кыргызстан', kg: 'Кыргызстан' }
const COUNTRIES = onePage([
  country('KG', '🇰🇬', KYRGYZSTAN),
  country('KZ', '🇰🇿', { en: 'Kazakhstan', ru: 'Казахстан', kg: 'Казакстан' }),
  country('DE', '🇩🇪', { en: 'Germany', ru: 'Германия', kg: 'Германия' }),
  country('JP', '🇯🇵', { en: 'Japan', ru: 'Япония', kg: 'Япония' }, false),
])

const meta = {
  title: 'Widgets/CountryDialog',
  component: CountryDialog,
  // On a docs page, all dialogs would open at once.
  tags: ['!autodocs'],
  args: { countryName: '' },
} satisfies Meta<typeof CountryDialog>

export default meta
type Story = StoryObj<typeof meta>

const over = (answer: FakeAnswer, setting: ShopSetting = {}): Pick<Story, 'render'> => ({
  render: (args, context) => {
    const language = languageOf(context)
    return (
      <Shop language={language} setting={{ ...setting, answers: { 'GET /frontend/country': answer } }}>
        <CountryDialog {...args} countryName={KYRGYZSTAN[language]} />
      </Shop>
    )
  },
})

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: /Kyrgyzstan|Кыргызстан/ }))
  return screen.findByRole('dialog')
}

export const Closed: Story = over(COUNTRIES)

export const Selecting: Story = {
  ...over(COUNTRIES),
  play: async () => {
    const dialog = await openDialog()
    await expect(dialog).toBeVisible()
    await expect((await screen.findAllByText('Germany')).length).toBeGreaterThan(0)
  },
}

export const Loading: Story = { ...over(neverAnswers), play: async () => void (await openDialog()) }

export const Unavailable: Story = { ...over(refusal('NETWORK')), play: async () => void (await openDialog()) }

/** Opens automatically on the first visit. */
export const InitiallyOpen: Story = over(COUNTRIES, { hasChosenCountry: false })

export const InKyrgyz: Story = {
  ...over(COUNTRIES),
  globals: { viewport: { value: 'phone' }, language: 'kg' },
  play: async () => void (await openDialog()),
}
