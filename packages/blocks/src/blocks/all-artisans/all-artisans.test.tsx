import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleData } from '../../testing/sample-data.ts'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import type { IslandCall } from '../../tree/page-env.ts'
import { allArtisans } from './all-artisans.tsx'

const first = sampleData({ read: 'artisans', page: 1 })

test('the first page of workshops is asked for, whatever the page says', () => {
  expect(allArtisans.queries?.({})).toEqual([{ read: 'artisans', page: 1 }])
  expect(allArtisans.queries?.({ title: 'Our workshops' })).toEqual([{ read: 'artisans', page: 1 }])
})

test('the list is handed what was read, so that nobody waits for it twice', async () => {
  const island = vi.fn(({ root }: IslandCall) => <div {...root} />)
  renderBlock(allArtisans, { title: 'Our workshops' }, { env: { data: sampleData, island } })
  expect(island).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'workshops', props: { first } }),
  )
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Our workshops')
  expect(await findBarriers()).toEqual([])
})

test.each([{}, { title: '' }, { title: ['Our workshops'] }])(
  'with %j no empty heading stands there',
  (props) => {
    const root = renderBlock(allArtisans, props, { env: { data: sampleData } })
    expect(screen.queryByRole('heading')).toBeNull()
    expect(root?.querySelector('[data-island="workshops"]')).not.toBeNull()
  },
)

test.each([
  ['while they are on their way', undefined],
  ['when they could not be read', null],
])('%s, not even the heading is drawn', (_, answered) => {
  expect(renderBlock(allArtisans, { title: 'Our workshops' }, { env: { data: () => answered } })).toBeNull()
})
