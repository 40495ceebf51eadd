import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imagesIn } from './images-in.ts'

test('images are found alone, in lists, in HTML and in the JSON of blocks, with their field path', () => {
  const blocks = [
    {
      componentName: 'Container',
      children: [{ props: { src: '/media/felt.jpg', alt: '/media/ is a folder' } }],
    },
    { props: { content: `<p>Wool <img alt="" src='/media/wool.jpg'><a href=/media/yarn.jpg>yarn</a></p>` } },
  ]
  const input = {
    photo: '/media/upload-1.jpg',
    photos: ['/media/a.jpg'],
    content: { ru: JSON.stringify(blocks) },
  }
  expect(imagesIn(input)).toEqual([
    { path: '/media/upload-1.jpg', field: ['photo'] },
    { path: '/media/a.jpg', field: ['photos', 0] },
    { path: '/media/felt.jpg', field: ['content', 'ru', 0, 'children', 0, 'props', 'src'] },
    { path: '/media/wool.jpg', field: ['content', 'ru', 1, 'props', 'content'] },
    { path: '/media/yarn.jpg', field: ['content', 'ru', 1, 'props', 'content'] },
  ])
})

test('an image is found with any extension and width', () => {
  const [photo, drawn] = ['/media/upload-1-960.avif', '/media/felt.png']
  expect(imagesIn({ photo, text: `<img src="${drawn}">`, texts: ['/media/a-320.webp'] })).toEqual([
    { path: photo, field: ['photo'] },
    { path: drawn, field: ['text'] },
    { path: '/media/a-320.webp', field: ['texts', 0] },
  ])
})

test('a film is found like an image', () => {
  const blocks = JSON.stringify([{ props: { src: '/media/upload-1.mp4', poster: '/media/felt.jpg' } }])
  expect(
    imagesIn({ video: '/media/upload-2.webm', content: { en: blocks } }).map(({ path }) => path),
  ).toEqual(['/media/upload-2.webm', '/media/upload-1.mp4', '/media/felt.jpg'])
})

test('text around an address, and images of other hosts, are not found', () => {
  for (const text of [
    'See /media/felt.jpg, they said',
    'https://elsewhere.example/media/felt.jpg',
    '[/media/felt.jpg',
  ])
    expect(imagesIn({ text }), text).toEqual([])
})

test('any input is read without an error, and each image is at its field path', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.array(fc.constantFrom('/media/a.jpg', '[]', '[', 'felt')),
      (value, texts) => {
        const input = { value, texts }
        for (const { path, field } of imagesIn(input)) {
          const there = field.reduce<unknown>(
            (at, name) => (at as Record<string | number, unknown>)[name],
            input,
          )
          expect(String(there)).toContain(path)
        }
      },
    ),
  )
})
