import { describe, expect, test } from 'vitest'
import {
  isFilmPath,
  isSafeHref,
  isSafeSource,
  isShownFilm,
  isSafeStyleValue,
  youtubeId,
} from './page-safety.ts'

describe('a link in a page', () => {
  test.each([
    '/categories',
    '#tour',
    '?page=2',
    'https://felt.example/a',
    'mailto:a@b.kg',
    'tel:+996700123456',
  ])('may be %s', (href) => expect(isSafeHref(href)).toBe(true))
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https:///evil',
    'categories',
    '',
  ])('is refused as %j', (href) => expect(isSafeHref(href)).toBe(false))
})

test('an image source is a media path', () => {
  expect(isSafeSource('/media/rug-1.jpg')).toBe(true)
  for (const source of [
    'https://a.example/x.jpg',
    '/media/../x',
    '//a/media/x',
    '/media/',
    'data:image/png,',
  ])
    expect(isSafeSource(source)).toBe(false)
})

test('a film on a page is an MP4 or WebM of the store, or a YouTube video', () => {
  expect(['/media/upload-1.mp4', '/media/felting.webm'].every(isFilmPath)).toBe(true)
  expect(isShownFilm('https://youtu.be/aqz-KE-bpKQ')).toBe(true)
  for (const source of [
    '/media/felting.mov',
    '/media/felting.jpg',
    '/media/../felting.mp4',
    'https://felt.example/media/felting.mp4',
    'https://vimeo.com/76979871',
    `https://youtu.be/aqz-KE-bpKQ?${'t'.repeat(300)}`,
    '',
  ])
    expect(isShownFilm(source), source).toBe(false)
})

describe('a video', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['http://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://youtube.com/shorts/dQw4w9WgXcQ?feature=share', 'dQw4w9WgXcQ'],
  ])('on YouTube has an ID: %s', (source, id) => expect(youtubeId(source)).toBe(id))
  test.each([
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtube/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v="><script>',
    'youtube',
    '/media/youtube.mp4',
  ])('from elsewhere is not embedded: %s', (source) => expect(youtubeId(source)).toBe(null))
})

test('a style value is plain and loads nothing', () => {
  for (const value of ['12px', '#a8322a', 'rgb(10 20 30 / 50%)', 'calc(100% - 2rem)', '2 / 1', 'bold'])
    expect(isSafeStyleValue(value)).toBe(true)
  for (const value of [
    'url(https://evil)',
    'URL (x)',
    'red;position:fixed',
    'a{b}',
    'expression(x)',
    '/* */',
    '"x"',
  ])
    expect(isSafeStyleValue(value)).toBe(false)
})
