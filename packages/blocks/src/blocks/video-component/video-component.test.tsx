import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { videoComponent } from './video-component.tsx'

const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

/** The srcdoc document of the player's iframe. */
function frameDocument(props: object): Document {
  const frame = renderBlock(videoComponent, props)?.querySelector('iframe')
  if (!frame) throw new Error('No iframe')
  expect(frame).not.toHaveAttribute('src')
  return new DOMParser().parseFromString(frame.getAttribute('srcdoc') ?? '', 'text/html')
}

test('a YouTube video is behind a link to youtube-nocookie.com', () => {
  const link = frameDocument({ src: youtube, poster: '/media/rolling.jpg' }).querySelector('a')
  expect(link).toHaveAttribute(
    'href',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&hl=en',
  )
  expect(link).toHaveTextContent('video.watch')
})

test('nothing is loaded from other hosts before the click', () => {
  const page = frameDocument({ src: youtube, poster: '/media/rolling.jpg' })
  expect(page.querySelector('script, iframe, link, object, embed')).toBeNull()
  expect([...page.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
    '/media/rolling.jpg',
  ])
  expect(page.documentElement.innerHTML).not.toMatch(/srcset="(?!\/media\/)/)
})

test('texts are escaped in the srcdoc', () => {
  const page = new DOMParser().parseFromString(
    renderBlock(videoComponent, { src: youtube }, { env: { messages: () => '"><script>alert(1)</script>' } })
      ?.querySelector('iframe')
      ?.getAttribute('srcdoc') ?? '',
    'text/html',
  )
  expect(page.querySelector('script')).toBeNull()
  expect(page.body).toHaveTextContent('"><script>alert(1)</script>')
})

test('a file plays in the native player, which preloads only its metadata', () => {
  renderBlock(videoComponent, { src: '/media/felt.mp4', poster: '/media/rolling.jpg', title: 'Felt' })
  const video = screen.getByLabelText('Felt')
  expect(video.tagName).toBe('VIDEO')
  expect(video).toHaveAttribute('controls')
  expect(video).toHaveAttribute('preload', 'metadata')
  expect(video).toHaveAttribute('poster', '/media/rolling.jpg')
})

test.each([
  'https://evil.example/youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.example/embed/aqz-KE-bpKQ',
  'ftp://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'javascript:alert("youtube")',
])('%s is not a video', (src) => {
  expect(renderBlock(videoComponent, { src, title: 'Felt' })).toBeNull()
})
