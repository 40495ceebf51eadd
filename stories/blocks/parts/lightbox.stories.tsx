import '@shyrdak/blocks/blocks.css'
import { Lightbox, type LightboxProps } from '@shyrdak/blocks/parts/lightbox'
import type { Language } from '@shyrdak/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { messagesIn } from '../../messages-in.ts'
import { storyPhoto } from '../../story-images.ts'

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['The pattern', 'Its maker', 'The felt'],
  ru: ['Узор', 'Мастерица', 'Войлок'],
  kg: ['Оюу', 'Уста', 'Кийиз'],
}
const PHOTOS = ['ornament', 'maker', 'felt-stack']

const imagesIn = (language: Language): LightboxProps['images'] =>
  NAMES[language].map((alt, index) => ({ photo: storyPhoto(`/media/${PHOTOS[index] ?? 'wool'}.jpg`), alt }))

function labelsIn(language: Language): LightboxProps['labels'] {
  const t = messagesIn(language, 'blocks')
  return {
    image: t('gallery.image'),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    enlarge: t('gallery.enlarge'),
    zoomIn: t('gallery.zoomIn'),
    zoomOut: t('gallery.zoomOut'),
    close: t('gallery.close'),
  }
}

function Opened({ language }: { language: Language }) {
  const [selected, select] = useState(0)
  const [isOpen, setOpen] = useState(true)
  return (
    <Lightbox
      images={imagesIn(language)}
      selected={selected}
      onSelect={select}
      isOpen={isOpen}
      onOpenChange={setOpen}
      labels={labelsIn(language)}
    />
  )
}

const meta = {
  title: 'Parts/Lightbox',
  component: Lightbox,
  args: {
    images: imagesIn('en'),
    labels: labelsIn('en'),
    selected: 0,
    isOpen: true,
    onSelect: () => {},
    onOpenChange: () => {},
  },
  argTypes: { images: { table: { disable: true } }, labels: { table: { disable: true } } },
  render: (_, context) => <Opened language={languageOf(context)} />,
} satisfies Meta<typeof Lightbox>

export default meta
type Story = StoryObj<typeof meta>

/** Arrows step through the images, and Escape closes. */
export const Opening: Story = {
  play: async ({ globals }) => {
    const [first, second] = NAMES[languageOf({ globals })]
    await expect(await screen.findByRole('dialog', { name: first ?? '' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: labelsIn(languageOf({ globals })).next }))
    await expect(await screen.findByRole('dialog', { name: second ?? '' })).toBeVisible()
  },
}

export const Closed: Story = {
  play: async () => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' }, language: 'kg' } }
