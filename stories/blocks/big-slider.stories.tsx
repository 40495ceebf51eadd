import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/BigSlider', ...blockMeta('BigSlider') } satisfies Meta

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

/** Advances automatically until it is hovered; the arrows wrap around. */
export const Autoplay: BlockStory = {
  ...blockStory(CONTENT),
  play: async ({ canvas, canvasElement }) => {
    const currentSlide = () => canvasElement.querySelector('[aria-roledescription="slide"]:not([inert])')
    const [pause, first, , last] = [...canvasElement.querySelectorAll('.shyrdak-slider-controls button')]
    if (!pause || !first || !last) throw new Error('Expected a pause button and three dots')
    await userEvent.click(pause)
    await expect(first).toHaveAttribute('aria-current', 'true')
    await userEvent.click((await canvas.findAllByRole('button'))[0] as HTMLElement) // the previous arrow
    await waitFor(() => expect(last).toHaveAttribute('aria-current', 'true'))
    await waitFor(() => expect(currentSlide()?.getAttribute('aria-label')).toMatch(/3 \/ 3/))
  },
}

export const OnAPhone: BlockStory = { ...Autoplay, globals: { viewport: { value: 'phone' } } }
