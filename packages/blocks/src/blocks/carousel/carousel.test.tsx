import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import { carousel } from './carousel.tsx'

const items = ['pasture', 'rug', 'yurt', 'room', 'craft', 'shelf'].map((name, place) => ({
  id: place + 1,
  image: `/media/${name}.jpg`,
}))
const small = () => screen.getAllByRole('button', { name: /^carousel.choose \d$/ })

test('a visitor chooses from the small pictures below the large one', async () => {
  renderBlock(carousel, { items })
  expect(small()).toHaveLength(6)
  await userEvent.click(screen.getByRole('button', { name: 'carousel.choose 4' }))
  expect(small().map((button) => button.getAttribute('aria-current'))).toEqual(
    items.map((_, place) => String(place === 3)),
  )
  expect(screen.getByRole('group', { name: 'slider.slide 4 / 6' })).not.toHaveAttribute('inert')
  expect(await findBarriers()).toEqual([])
})

test('arrow keys turn it from a small picture too, around both ends', async () => {
  renderBlock(carousel, { items })
  screen.getByRole('button', { name: 'carousel.choose 1' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('button', { name: 'carousel.choose 6' })).toHaveAttribute('aria-current', 'true')
})

test('the same picture twice is two slides', () => {
  renderBlock(carousel, { items: [items[0], items[0]] })
  expect(small()).toHaveLength(2)
})

test('pictures that are not the store’s have no place in the strip', () => {
  renderBlock(carousel, {
    items: [...items.slice(0, 2), { id: 7, image: '//evil.example/a.jpg' }, { id: 8 }, 7],
  })
  expect(small()).toHaveLength(2)
})

test('one picture needs nothing to choose from', () => {
  renderBlock(carousel, { items: items.slice(0, 1) })
  expect(screen.queryAllByRole('button')).toEqual([])
})

test.each([{}, { items: [] }, { items: null }])('of %j nothing is drawn', (props) =>
  expect(renderBlock(carousel, props)).toBeNull(),
)
