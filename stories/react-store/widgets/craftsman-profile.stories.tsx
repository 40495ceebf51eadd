import { CraftsmanProfileEditor } from '@shyrdak/react-store/widgets/craftsman-profile'
import type { ArtisanProfile } from '@shyrdak/sdk/contract'
import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { languageOf } from '../../language.ts'
import { Shop } from '../shop.tsx'

const kochkor: ArtisanProfile = {
  artisans_id: 7,
  name: { en: 'Kochkor Felt', ru: 'Кочкорский войлок', kg: 'Кочкор кийизи' },
  position: { en: 'Shyrdak makers', ru: 'Мастерицы шырдаков', kg: 'Шырдакчылар' },
  profile_pic: null,
  banner_1: null,
  hello_txt: {
    en: 'Two layers of felt, one knife, a winter of stitches.',
    ru: 'Два слоя войлока, один нож, зима стежков.',
    kg: '',
  },
  about_img: null,
  about_ttl: { en: 'Cut from one piece', ru: 'Из одного куска', kg: '' },
  about_txt: {
    en: 'What is cut out of the dark felt is sewn into the light one. Nothing is left over.',
    ru: 'Что вырезано из тёмного войлока, вшивается в светлый. Ничего не остаётся.',
    kg: '',
  },
  tam_gallery: [],
  video: null,
  video_ttl: null,
  video_txt: null,
  banner_2: null,
  bio_txt: null,
  contact: {
    address: { en: 'Kochkor, Orozbakov 23', ru: 'Кочкор, Орозбакова 23', kg: 'Кочкор, Орозбаков 23' },
    phone: '+996 3535 22 534',
    email: null,
  },
  social: [{ name: 'Instagram', url: 'https://instagram.com/kochkor_felt' }],
}

const meta = {
  title: 'Widgets/Workshop profile',
  component: CraftsmanProfileEditor,
  args: {
    artisansId: 7,
    ownName: 'Бурул Токтогулова',
    profile: kochkor,
    part: 'company',
    publication: { state: 'published', note: null },
  },
  render: (args, context) => (
    <Shop
      language={languageOf(context)}
      setting={{
        answers: {
          'POST /specialgoods/profile': {
            data: kochkor,
            publication: { state: 'published', note: null },
          },
        },
      }}
    >
      <CraftsmanProfileEditor {...args} />
    </Shop>
  ),
} satisfies Meta<typeof CraftsmanProfileEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Partly translated: some Kyrgyz texts are missing. */
export const Filled: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** The page of the person who leads the workshop. */
export const ThePerson: Story = { args: { part: 'person' } }

/** A new workshop is not public until a manager has reviewed it. */
export const NotPublished: Story = { args: { profile: null, publication: { state: 'new', note: null } } }

export const SentBack: Story = {
  args: { publication: { state: 'returned', note: 'Please add a photo of the workshop.' } },
}

/** Errors are shown at their field, which is focused. */
export const Invalid: Story = {
  args: { part: 'person', profile: { ...kochkor, contact: { ...kochkor.contact, email: 'kochkor@' } } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    const email = canvas.getByDisplayValue('kochkor@')
    await waitFor(() => expect(email).not.toHaveAttribute('readonly'))
    await userEvent.type(email, '!')
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement)
    await expect(email).toHaveFocus()
  },
}
