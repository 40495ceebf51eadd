import '@shyrdak/blocks/blocks.css'
import { Tabs, type TabsProps } from '@shyrdak/blocks/parts/tabs'
import type { Language } from '@shyrdak/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'

interface Messages {
  label: string
  titles: string[]
  panels: string[]
}

const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: {
    label: 'Ways of felt',
    titles: ['Rolled', 'Stitched', 'Embroidered'],
    panels: [
      'One sheet without a seam, rolled in a mat of reed.',
      'Cut through two felts at once and joined like a mosaic.',
      'Sewn with silk on three sides, left open in the middle.',
    ],
  },
  ru: {
    label: 'Как делают войлок',
    titles: ['Цельновалянный', 'Сшивной', 'Вышитый'],
    panels: [
      'Один лист без шва, скатанный в тростниковой циновке.',
      'Прорезан через два войлока и собран, как мозаика.',
      'Расшит шёлком с трёх сторон, середина пустая.',
    ],
  },
  kg: {
    label: 'Кийиздин түрлөрү',
    titles: ['Бүтүн басылган', 'Тигилген', 'Саймаланган'],
    panels: [
      'Чийге түрүлүп басылган, тигиши жок бир барак.',
      'Эки кийизден бир кесилип, мозаикадай кошулган.',
      'Үч жагы жибек менен сайылып, ортосу бош калган.',
    ],
  },
}

const inLanguage = (language: Language): TabsProps => {
  const { label, titles, panels } = MESSAGES[language]
  return { label, titles, slots: panels.map((text) => <p key={text}>{text}</p>) }
}

const meta = {
  title: 'Parts/Tabs',
  component: Tabs,
  args: { titles: [], slots: [] },
  argTypes: {
    titles: { table: { disable: true } },
    slots: { table: { disable: true } },
    label: { table: { disable: true } },
  },
  render: (_, context) => {
    const language = languageOf(context)
    return <Tabs key={language} {...inLanguage(language)} />
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

/** Starts on the first tab; arrow keys wrap around. */
export const Three: Story = {
  play: async ({ canvas }) => {
    const [first, , last] = await canvas.findAllByRole('tab')
    if (!first || !last) throw new Error('Expected three tabs')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
    await userEvent.click(first)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(last).toHaveFocus()
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(last.textContent)
    // The list scrolls, so it cuts off an outline that has no room: 3 px wide, 2 px away from the tab.
    const list = canvas.getByRole('tablist').getBoundingClientRect()
    const focused = last.getBoundingClientRect()
    await expect(focused.top - list.top).toBeGreaterThanOrEqual(5)
    await expect(list.bottom - focused.bottom).toBeGreaterThanOrEqual(5)
  },
}

/** More tabs than fit on one line. */
export const Many: Story = {
  render: (_, context) => {
    const { label, titles, slots } = inLanguage(languageOf(context))
    return (
      <Tabs
        label={label ?? ''}
        titles={[...titles, ...titles, ...titles]}
        slots={[...slots, ...slots, ...slots]}
      />
    )
  },
}

export const OnAPhone: Story = { ...Many, globals: { viewport: { value: 'phone' }, language: 'ru' } }

export const EveryLanguage: Story = {
  render: () => <EachLanguage>{(language) => <Tabs {...inLanguage(language)} />}</EachLanguage>,
}
