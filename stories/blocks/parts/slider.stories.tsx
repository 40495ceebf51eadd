import '@shyrdak/blocks/blocks.css'
import { messagesIn } from '../../messages-in.ts'
import { Slider, type SliderProps } from '@shyrdak/blocks/parts/slider'
import { Html } from '@shyrdak/sdk/blocks'
import type { Language } from '@shyrdak/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { languageOf } from '../../language.ts'
import { storyPhoto } from '../../story-images.ts'

const MESSAGES: Readonly<Record<Language, { titles: readonly string[]; button: string }>> = {
  en: {
    titles: ['Where the wool grows', 'The yurt is open', 'Eight colours of felt'],
    button: 'Shop all products',
  },
  ru: { titles: ['Где растёт шерсть', 'Юрта открыта', 'Восемь цветов войлока'], button: 'Смотреть товары' },
  kg: { titles: ['Жүн өскөн жер', 'Боз үй ачык', 'Кийиздин сегиз түсү'], button: 'Буюмдарды көрүү' },
}
const PHOTOS = ['jailoo', 'yurt', 'felt-stack']

const slidesIn = (language: Language): SliderProps['slides'] =>
  MESSAGES[language].titles.map((title, index) => ({
    image: storyPhoto(`/media/${PHOTOS[index] ?? 'wool'}.jpg`),
    content: z.parse(Html, `<h2>${title}</h2>`),
    buttons: index === 0 ? [{ href: '#/categories', text: MESSAGES[language].button }] : [],
  }))

function labelsIn(language: Language): SliderProps['labels'] {
  const t = messagesIn(language, 'blocks')
  return {
    label: t('slider.label'),
    slide: t('slider.slide'),
    previous: t('slider.previous'),
    next: t('slider.next'),
    play: t('slider.play'),
    pause: t('slider.pause'),
    choose: t('carousel.choose'),
  }
}

const meta = {
  title: 'Parts/Slider',
  component: Slider,
  args: { slides: slidesIn('en'), labels: labelsIn('en'), strip: false },
  argTypes: {
    strip: { control: 'boolean' },
    slides: { table: { disable: true } },
    labels: { table: { disable: true } },
  },
  render: ({ slides, ...args }, context) => {
    const language = languageOf(context)
    return (
      <Slider
        {...args}
        key={language}
        slides={slidesIn(language).slice(0, slides.length)}
        labels={labelsIn(language)}
      />
    )
  },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

const currentSlide = (page: HTMLElement) =>
  page.querySelector('[aria-roledescription="slide"]:not([inert])')?.getAttribute('aria-label')

/** Arrows and arrow keys wrap around, dots select their slide. */
export const Navigation: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const labels = labelsIn(languageOf({ globals }))
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }))
    await press(labels.previous)
    await waitFor(() => expect(currentSlide(canvasElement)).toBe(`${labels.slide} 3 / 3`))
    await press(labels.next)
    await waitFor(() => expect(currentSlide(canvasElement)).toBe(`${labels.slide} 1 / 3`))
    await press(`${labels.slide} 2`)
    await waitFor(() => expect(currentSlide(canvasElement)).toBe(`${labels.slide} 2 / 3`))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(currentSlide(canvasElement)).toBe(`${labels.slide} 3 / 3`))
    // With reduced motion, autoplay does not start.
    const isStopped = matchMedia('(prefers-reduced-motion: reduce)').matches
    await press(isStopped ? labels.play : labels.pause)
    await expect(canvas.getByRole('button', { name: isStopped ? labels.pause : labels.play })).toBeVisible()
  },
}

/** Up to 980 px, with thumbnails. */
export const WithAStrip: Story = {
  args: { strip: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const labels = labelsIn(languageOf({ globals }))
    await userEvent.click(await canvas.findByRole('button', { name: `${labels.choose} 3` }))
    await waitFor(() => expect(currentSlide(canvasElement)).toBe(`${labels.slide} 3 / 3`))
  },
}

/** A single slide has no controls. */
export const Single: Story = {
  args: { slides: slidesIn('en').slice(0, 1), strip: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const InKyrgyz: Story = { globals: { viewport: { value: 'phone' }, language: 'kg' } }
