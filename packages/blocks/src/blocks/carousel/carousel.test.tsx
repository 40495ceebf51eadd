import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import { carousel } from './carousel.tsx'

const items = ['pasture', 'rug', 'yurt', 'room', 'craft', 'shelf'].map((name, index) => ({
  id: index + 1,
  image: `/media/${name}.jpg`,
}))
const thumbnails = () => screen.getAllByRole('button', { name: /^carousel.choose \d$/ })

test('a visitor selects a slide by its thumbnail', async () => {
  renderBlock(carousel, { items })
  expect(thumbnails()).toHaveLength(6)
  await userEvent.click(screen.getByRole('button', { name: 'carousel.choose 4' }))
  expect(thumbnails().map((button) => button.getAttribute('aria-current'))).toEqual(
    items.map((_, index) => String(index === 3)),
  )
  expect(screen.getByRole('group', { name: 'slider.slide 4 / 6' })).not.toHaveAttribute('inert')
  expect(await findBarriers()).toEqual([])
})

test('arrow keys work on thumbnails and wrap around', async () => {
  renderBlock(carousel, { items })
  screen.getByRole('button', { name: 'carousel.choose 1' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('button', { name: 'carousel.choose 6' })).toHaveAttribute('aria-current', 'true')
})

test('identical images are separate slides', () => {
  renderBlock(carousel, { items: [items[0], items[0]] })
  expect(thumbnails()).toHaveLength(2)
})

test('images from other hosts are dropped', () => {
  renderBlock(carousel, {
    items: [...items.slice(0, 2), { id: 7, image: '//evil.example/a.jpg' }, { id: 8 }, 7],
  })
  expect(thumbnails()).toHaveLength(2)
})

test('a single slide has no controls', () => {
  renderBlock(carousel, { items: items.slice(0, 1) })
  expect(screen.queryAllByRole('button')).toEqual([])
})

test.each([{}, { items: [] }, { items: null }])('%j renders nothing', (props) =>
  expect(renderBlock(carousel, props)).toBeNull(),
)
