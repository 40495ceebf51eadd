import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import { bigSlider } from './big-slider.tsx'

const rug = { id: 1, image: '/media/rug.jpg', content: '<h2>Rugs</h2>' }
const yurt = { id: 2, image: '/media/yurt.jpg', content: '<h2>Yurts</h2>' }
const slides = () => screen.getAllByRole('group', { hidden: true }).slice(1) // the first is the slider itself

test('a visitor goes to the next slide, and slides have button links', async () => {
  const buttons = [{ href: '/categories', textButton: 'See all products' }]
  renderBlock(
    bigSlider,
    { items: [{ ...rug, buttons }, yurt] },
    { env: { link: (path) => `/kg${path}`, messages: (key) => (key === 'slider.next' ? 'Next' : key) } },
  )
  expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/kg/categories')
  expect(screen.getByRole('heading', { name: 'Rugs' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([true, false])
  expect(await findBarriers()).toEqual([])
})

test('there is no thumbnail strip', () => {
  renderBlock(bigSlider, { items: [rug, yurt] })
  expect(screen.queryByRole('button', { name: /carousel.choose/ })).toBeNull()
})

test('a slide has the alignment, width and font set in the page', () => {
  const root = renderBlock(bigSlider, {
    items: [{ ...rug, alignSelf: 'center', width: 400, fontSize: '20px', fontWeight: 700 }],
  })
  expect(root?.querySelector('.shyrdak-slider-text')).toHaveStyle({ alignSelf: 'center', width: '400px' })
  expect(root?.querySelector('.shyrdak-prose')).toHaveStyle({ fontSize: '20px', fontWeight: 700 })
})

test.each([
  ['links to a script', { href: 'javascript:alert(1)', textButton: 'Press' }],
  ['has no link', { textButton: 'Press' }],
  ['has no text', { href: '/categories' }],
  ['is not an object', 'a button'],
])('a button that %s is dropped, the slide stays', (_, button) => {
  renderBlock(bigSlider, { items: [{ ...rug, buttons: [button] }] })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Rugs' })).toBeInTheDocument()
})

test('identical buttons are both shown', () => {
  const button = { href: '/categories', textButton: 'See all products' }
  renderBlock(bigSlider, { items: [{ ...rug, buttons: [button, button] }] })
  expect(screen.getAllByRole('link', { name: 'See all products' })).toHaveLength(2)
})

test('unsafe styles are dropped', () => {
  const root = renderBlock(bigSlider, {
    items: [{ ...rug, width: 'url(https://evil.example)', fontSize: 'expression(alert(1))' }],
  })
  expect(root?.innerHTML).not.toMatch(/evil|expression/)
})

test('slides without an image on the API host are dropped', () => {
  const hostile = [
    { ...yurt, image: 'https://evil.example/rug.jpg' },
    { ...yurt, image: 'javascript:alert(1)' },
  ]
  renderBlock(bigSlider, { items: [null, { id: 9, content: '<h2>Bare</h2>' }, ...hostile, rug] })
  expect(slides()).toHaveLength(1)
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/media/rug.jpg')
})

test.each([{}, { items: [] }, { items: 'rug' }, { items: [{ id: 1, image: '' }] }])(
  '%j renders nothing',
  (props) => expect(renderBlock(bigSlider, props)).toBeNull(),
)
