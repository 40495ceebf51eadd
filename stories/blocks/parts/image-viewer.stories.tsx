import '@shyrdak/blocks/blocks.css'
import { messagesIn } from '../../messages-in.ts'
import { ImageViewer, type ImageViewerProps } from '@shyrdak/blocks/parts/image-viewer'
import type { Language } from '@shyrdak/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { storyPhoto } from '../../story-images.ts'

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['The pattern', 'Its maker', 'The felt'],
  ru: ['Узор', 'Мастерица', 'Войлок'],
  kg: ['Оюу', 'Уста', 'Кийиз'],
}
const PHOTOS = ['ornament', 'maker', 'felt-stack']

const imagesIn = (language: Language): ImageViewerProps['images'] =>
  NAMES[language].map((alt, index) => ({ photo: storyPhoto(`/media/${PHOTOS[index] ?? 'wool'}.jpg`), alt }))

function labelsIn(language: Language): ImageViewerProps['labels'] {
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

const meta = {
  title: 'Parts/ImageViewer',
  component: ImageViewer,
  args: { images: imagesIn('en'), labels: labelsIn('en') },
  argTypes: { images: { table: { disable: true } }, labels: { table: { disable: true } } },
  render: ({ images }, context) => {
    const language = languageOf(context)
    return (
      <div style={{ maxWidth: '40rem' }}>
        <ImageViewer images={imagesIn(language).slice(0, images.length)} labels={labelsIn(language)} />
      </div>
    )
  },
} satisfies Meta<typeof ImageViewer>

export default meta
type Story = StoryObj<typeof meta>

/** A thumbnail selects the large image. */
export const Selecting: Story = {
  play: async ({ canvas, globals }) => {
    const name = NAMES[languageOf({ globals })][1] ?? ''
    const thumb = await canvas.findByRole('button', { name })
    await userEvent.click(thumb)
    await expect(thumb).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('img', { name })).toBeInTheDocument()
  },
}

/** The lightbox wraps around; Escape closes it and returns focus. */
export const Enlarged: Story = {
  play: async ({ canvas, globals }) => {
    const language = languageOf({ globals })
    const labels = labelsIn(language)
    const [first, , last] = NAMES[language]
    const opener = await canvas.findByRole('button', { name: `${labels.enlarge}: ${first ?? ''}` })
    await userEvent.click(opener)
    const lightbox = await screen.findByRole('dialog', { name: first ?? '' })
    await userEvent.click(within(lightbox).getByRole('button', { name: labels.previous }))
    await expect(await screen.findByRole('dialog', { name: last ?? '' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** A single image has no thumbnails. */
export const Single: Story = { args: { images: imagesIn('en').slice(0, 1) } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' }, language: 'kg' } }
