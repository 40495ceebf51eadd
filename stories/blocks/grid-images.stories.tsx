import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/GridImages', ...blockMeta('GridImages') } satisfies Meta

export default meta

const contentOf = (alts: readonly string[], title: string, text: string, more: string) => ({
  props: {
    images: ['ornament', 'maker', 'felt-stack'].map((image, index) => ({
      src: `/media/${image}.jpg`,
      alt: alts[index] ?? '',
    })),
    description: `<h3>${title}</h3><p>${text}</p>`,
    moreInfo: `<p>${more}</p>`,
  },
})

/** Select a thumbnail, then enlarge the image. */
export const Images: BlockStory = {
  ...blockStory({
    en: contentOf(
      ['The pattern', 'Its maker', 'The felt'],
      'A shyrdak of four months',
      'Cut through two felts at once.',
      'Naryn wool, madder.',
    ),
    ru: contentOf(
      ['Узор', 'Мастерица', 'Войлок'],
      'Шырдак длиной в четыре месяца',
      'Прорезан сразу через два войлока.',
      'Нарынская шерсть, марена.',
    ),
    kg: contentOf(
      ['Оюу', 'Уста', 'Кийиз'],
      'Төрт айлык шырдак',
      'Эки кийиз бир кесилген.',
      'Нарын жүнү, тамыр боёк.',
    ),
  }),
  play: async ({ canvas, canvasElement }) => {
    const thumbs = canvasElement.querySelectorAll('.shyrdak-image-viewer-thumb')
    await userEvent.click(thumbs[1] as HTMLElement) // of three
    await expect(thumbs[1]).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvasElement.querySelector('.shyrdak-image-viewer-large') as HTMLElement) // always present
    const lightbox = await canvas.findByRole('dialog').catch(() => document.querySelector('[role="dialog"]'))
    await expect(lightbox).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}
