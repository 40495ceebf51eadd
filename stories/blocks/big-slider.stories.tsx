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
const told = (texts: readonly string[], textButton: string) => ({
  props: {
    items: ['jailoo', 'yurt', 'felt-stack'].map((image, place) =>
      slide(place + 1, image, texts[place] ?? '', textButton),
    ),
  },
})
const TOLD = {
  en: told(['Where the wool grows', 'The yurt is open', 'Eight colours of felt'], 'See the goods'),
  ru: told(['Где растёт шерсть', 'Юрта открыта', 'Восемь цветов войлока'], 'Смотреть товары'),
  kg: told(['Жүн өскөн жер', 'Боз үй ачык', 'Кийиздин сегиз түсү'], 'Товарларды көрүү'),
}

/** It turns by itself until somebody points at it; arrows go around both ends. */
export const Turning: BlockStory = {
  ...blockStory(TOLD),
  play: async ({ canvas, canvasElement }) => {
    const seen = () => canvasElement.querySelector('[aria-roledescription="slide"]:not([inert])')
    const [pause, first, , last] = [...canvasElement.querySelectorAll('.shyrdak-slider-controls button')]
    if (!pause || !first || !last) throw new Error('A slider has a pause and three dots')
    await userEvent.click(pause)
    await expect(first).toHaveAttribute('aria-current', 'true')
    await userEvent.click((await canvas.findAllByRole('button'))[0] as HTMLElement) // the arrow back
    await waitFor(() => expect(last).toHaveAttribute('aria-current', 'true'))
    await waitFor(() => expect(seen()?.getAttribute('aria-label')).toMatch(/3 \/ 3/))
  },
}

export const OnAPhone: BlockStory = { ...Turning, globals: { viewport: { value: 'phone' } } }
