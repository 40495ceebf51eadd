import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Carousel', ...blockMeta('Carousel') } satisfies Meta

export default meta

const slide = (id: number, image: string, title: string, textButton: string) => ({
  id,
  image: `/media/${image}.jpg`,
  content: `<h2>${title}</h2>`,
  buttons: [{ href: '/categories', textButton }],
})
const contentOf = (texts: readonly string[], textButton: string) => ({
  props: {
    items: ['jailoo', 'yurt', 'felt-stack'].map((image, index) =>
      slide(index + 1, image, texts[index] ?? '', textButton),
    ),
  },
})
const CONTENT = {
  en: contentOf(['Where the wool grows', 'The yurt is open', 'Eight colours of felt'], 'Shop all products'),
  ru: contentOf(['Где растёт шерсть', 'Юрта открыта', 'Восемь цветов войлока'], 'Смотреть товары'),
  kg: contentOf(['Жүн өскөн жер', 'Боз үй ачык', 'Кийиздин сегиз түсү'], 'Буюмдарды көрүү'),
}

/** Above 980 px, without thumbnails. */
export const Wide: BlockStory = blockStory(CONTENT)

/** Up to 980 px, with a strip of five thumbnails. */
export const OnAPhone: BlockStory = {
  ...Wide,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const thumbs = canvasElement.querySelectorAll('.shyrdak-slider-thumb')
    await expect(thumbs).toHaveLength(3)
    await userEvent.click(thumbs[1] as HTMLElement) // there are three
    await waitFor(() => expect(thumbs[1]).toHaveAttribute('aria-current', 'true'))
  },
}
