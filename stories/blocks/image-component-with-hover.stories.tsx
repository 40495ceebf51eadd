import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = {
  title: 'Blocks/ImageComponentWithHover',
  ...blockMeta('ImageComponentWithHover'),
} satisfies Meta

export default meta

const mules = (front: string, back: string, title: string, text: string) => ({
  props: {
    images: [
      { src: '/media/mule.jpg', alt: front },
      { src: '/media/mule-sole.jpg', alt: back },
    ],
    title,
    text,
    href: '/categories/slippers',
    styles: { maxWidth: 420 },
  },
})

/** The second image and the text appear on hover and focus; on touch screens the text is always visible. */
export const FrontAndBack: BlockStory = {
  ...blockStory({
    en: mules(
      'Mules with a ram’s horn',
      'The same from above',
      'Ram’s horn mules',
      'Cut by hand, stitched twice.',
    ),
    ru: mules(
      'Тапочки с бараньим рогом',
      'Они же сверху',
      'Тапочки с кочкором',
      'Вырезаны вручную, прошиты дважды.',
    ),
    kg: mules(
      'Кочкор мүйүздүү тапочка',
      'Үстүнөн көрүнүшү',
      'Кочкор мүйүз тапочка',
      'Кол менен оюлган, эки жолу сайылган.',
    ),
  }),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    const text = link.lastElementChild
    if (!text) throw new Error('No text element')
    await waitFor(() => expect(getComputedStyle(text).opacity).toBe('1'))
  },
}
