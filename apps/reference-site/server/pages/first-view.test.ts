import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { firstViews, type StyleSheets } from './first-view.ts'

const rules: StyleSheets['rules'] = {
  '/assets/root.css': [
    { text: '@layer shop;', classes: [[]] },
    {
      at: '@layer shop',
      rules: [
        { text: ':root{--wool:#fff}', classes: [[]] },
        { text: '.card,.tile{color:red}', classes: [['card'], ['tile']] },
        { text: '.card .price{color:blue}', classes: [['card', 'price']] },
        { text: '.dialog{color:green}', classes: [['dialog']] },
        { at: '@media (min-width:780px)', rules: [{ text: '.dialog{top:0}', classes: [['dialog']] }] },
      ],
    },
    { text: '.card{animation:turn 1s}', classes: [['card']] },
    { text: '@keyframes turn{to{rotate:1turn}}', keyframes: 'turn' },
    { text: '@keyframes fade{to{opacity:0}}', keyframes: 'fade' },
  ],
  '/assets/shop.css': [],
}
const joined = { '/assets/root.css /assets/shop.css': '/assets/page.css' }

const prepare = firstViews({ rules, joined })
const prepareFirstView = (document: string) => {
  const { body, ...rest } = prepare(document)
  return { ...rest, html: body.toString() }
}
const page = (body: string, head = '<link rel="stylesheet" href="/assets/root.css"/>') =>
  `<html><head><meta name="viewport" content="width=device-width"/><title>Shop</title>${head}</head><body>${body}</body></html>`
const inlineOf = (html: string) => /<style>([^<]*)<\/style><\/head>/.exec(html)?.[1]

test('a document inlines only the rules of its own elements', () => {
  const { html } = prepareFirstView(page('<p class="card big">Mules</p>'))
  expect(inlineOf(html)).toBe(
    '@layer shop;@layer shop{:root{--wool:#fff}.card,.tile{color:red}}.card{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  )
})

test('the whole style sheets come after the content, without blocking it', () => {
  const { html } = prepareFirstView(page('<p>Mules</p>'))
  expect(html).toContain(
    '<p>Mules</p><link rel="stylesheet" href="/assets/root.css" media="(scripting: none)"></body>',
  )
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1)
})

test('style sheets that the build has joined are linked as one', () => {
  const links = ['root', 'shop'].map((name) => `<link rel="stylesheet" href="/assets/${name}.css"/>`)
  const { html } = prepareFirstView(page('<p>Mules</p>', links.join('')))
  expect(html.match(/rel="stylesheet" href="[^"]*"/g)).toEqual(['rel="stylesheet" href="/assets/page.css"'])
})

test('the inline style sheet is allowed by its hash', () => {
  const { html, styleHash } = prepareFirstView(page('<p class="tile"></p>'))
  const hash = createHash('sha256')
    .update(inlineOf(html) ?? '')
    .digest('base64')
  expect(styleHash).toBe(`'sha256-${hash}'`)
})

test('a page with unknown style sheets is left unchanged', () => {
  const developed = page('<p>Mules</p>', '<link rel="stylesheet" href="/src/root.css"/>')
  expect(prepareFirstView(developed)).toEqual({ html: developed })
})

const image = (name: string, waiting = ' loading="lazy" decoding="async"') =>
  `<picture><source type="image/avif" srcSet="/media/${name}-320.avif 320w" sizes="50vw"/>` +
  `<source type="image/webp" srcSet="/media/${name}-320.webp 320w" sizes="50vw"/>` +
  `<img class="photo" src="/media/${name}.jpg" alt=""${waiting}/></picture>`

test('the first image of the content is preloaded, and the others are lazy', () => {
  const { html } = prepareFirstView(
    page(`<header>${image('sign')}</header><main>${image('yurt')}${image('mule')}</main>`),
  )
  expect(html).toContain(
    '"width=device-width"/><link rel="preload" as="image" type="image/avif" imagesrcset="/media/yurt-320.avif 320w" imagesizes="50vw" fetchpriority="high"><title>',
  )
  expect(html).toContain('src="/media/yurt.jpg" alt="" fetchpriority="high"/>')
  expect(html).toContain('src="/media/mule.jpg" alt="" loading="lazy" decoding="async"/>')
  expect(html).toContain('src="/media/sign.jpg" alt="" loading="lazy" decoding="async"/>')
})

test('documents with the same classes share an inline sheet, and others do not', () => {
  const sheetOf = (body: string) => inlineOf(prepareFirstView(page(body)).html)
  expect(sheetOf('<p class="tile">Boots</p>')).toBe(sheetOf('<b class="tile">Mules</b>'))
  expect(sheetOf('<p class="tile dialog">Boots</p>')).not.toBe(sheetOf('<p class="tile">Boots</p>'))
})

test('long documents with several alphabets are complete and do not overwrite each other', () => {
  const long = (word: string) => page(`<main><p class="tile">${`${word} 😀 `.repeat(60_000)}</p></main>`)
  const first = prepare(long('тапочки')).body
  const second = prepareFirstView(long('өтүк')).html
  expect(first.toString()).toContain(`<p class="tile">${'тапочки 😀 '.repeat(60_000)}</p>`)
  expect(second).toContain(`<p class="tile">${'өтүк 😀 '.repeat(60_000)}</p>`)
})
