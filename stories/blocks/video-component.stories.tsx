import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/VideoComponent', ...blockMeta('VideoComponent') } satisfies Meta

export default meta

const film = (src: string, title: string) => ({
  props: { src, poster: '/media/rolling.jpg', title, width: '44rem' },
})
const inEach = (src: string) =>
  blockStory({
    en: film(src, 'How a shyrdak is made'),
    ru: film(src, 'Как делают шырдак'),
    kg: film(src, 'Шырдак кантип жасалат'),
  })

/** Nothing is asked of YouTube before its button is pressed; no script is needed. */
export const OnYoutube: BlockStory = {
  ...inEach('https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe')
    await expect(frame).not.toHaveAttribute('src')
    await expect(frame?.srcdoc).toContain('href="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
  },
}

/** A file of the store, in the browser's own player. */
export const File: BlockStory = inEach('/media/rolling.mp4')
