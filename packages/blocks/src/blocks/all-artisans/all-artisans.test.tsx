import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleData } from '../../testing/sample-data.ts'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import type { IslandCall } from '../../tree/page-env.ts'
import { allArtisans } from './all-artisans.tsx'

const first = sampleData({ read: 'artisans', page: 1 })

test('it queries the first page of workshops', () => {
  expect(allArtisans.queries?.({})).toEqual([{ read: 'artisans', page: 1 }])
  expect(allArtisans.queries?.({ title: 'Our workshops' })).toEqual([{ read: 'artisans', page: 1 }])
})

test('it passes the first page to the widget', async () => {
  const island = vi.fn(({ root }: IslandCall) => <div {...root} />)
  renderBlock(allArtisans, { title: 'Our workshops' }, { env: { data: sampleData, island } })
  expect(island).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'artisans', props: { first } }),
  )
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Our workshops')
  expect(await findBarriers()).toEqual([])
})

test.each([{}, { title: '' }, { title: ['Our workshops'] }])('with %j there is no heading', (props) => {
  const root = renderBlock(allArtisans, props, { env: { data: sampleData } })
  expect(screen.queryByRole('heading')).toBeNull()
  expect(root?.querySelector('[data-island="artisans"]')).not.toBeNull()
})

test.each([
  ['while the workshops load', undefined],
  ['when the workshops cannot be loaded', null],
])('%s, nothing is rendered', (_, page) => {
  expect(renderBlock(allArtisans, { title: 'Our workshops' }, { env: { data: () => page } })).toBeNull()
})
