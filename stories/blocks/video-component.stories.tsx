import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/VideoComponent', ...blockMeta('VideoComponent') } satisfies Meta

export default meta

const video = (src: string, title: string) => ({
  props: { src, poster: '/media/rolling.jpg', title, width: '44rem' },
})
const inEach = (src: string) =>
  blockStory({
    en: video(src, 'How a shyrdak is made'),
    ru: video(src, 'Как делают шырдак'),
    kg: video(src, 'Шырдак кантип жасалат'),
  })

/** Nothing is loaded from YouTube before the click; works without JavaScript. */
export const OnYoutube: BlockStory = {
  ...inEach('https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe')
    await expect(frame).not.toHaveAttribute('src')
    await expect(frame?.srcdoc).toContain('href="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
  },
}

/** A file in the native player. */
export const File: BlockStory = inEach('/media/rolling.mp4')
