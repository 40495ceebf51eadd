import type { BlockNode } from '@shyrdak/sdk/blocks'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import { tabs } from './tabs.tsx'

const paragraph = (content: string): BlockNode => ({
  componentName: 'Paragraph',
  props: { content: `<p>${content}</p>` },
})
const children = [paragraph('One sheet'), paragraph('A mosaic')]
const panels = () => screen.getAllByRole('tabpanel', { hidden: true })

test('it starts on the first tab, and each tab shows the child at its index', async () => {
  renderBlock(tabs, { items: [{ title: 'Rolled' }, { title: 'Stitched' }] }, { children })
  expect(screen.getByRole('tab', { name: 'Rolled' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(screen.getByRole('tab', { name: 'Stitched' }))
  expect(screen.getByRole('tabpanel', { name: 'Stitched' })).toHaveTextContent('A mosaic')
  expect(panels()[0]).toHaveTextContent('One sheet')
  expect(await findBarriers()).toEqual([])
})

test('a tab without a child is empty', () => {
  renderBlock(tabs, { items: [{ title: 'Rolled' }, { title: 'Stitched' }, { title: 'Woven' }] }, { children })
  expect(panels().map((panel) => panel.textContent)).toEqual(['RolledOne sheet', 'StitchedA mosaic', 'Woven'])
})

test('an unknown child leaves its tab empty and the others unchanged', () => {
  renderBlock(
    tabs,
    { items: [{ title: 'Rolled' }, { title: 'Stitched' }] },
    { children: [{ componentName: 'Marquee' }, paragraph('A mosaic')] },
  )
  expect(panels().map((panel) => panel.textContent)).toEqual(['Rolled', 'StitchedA mosaic'])
})

test('a broken item has no tab, and each of the others shows its own child', () => {
  renderBlock(tabs, { items: [null, { title: 'Stitched' }] }, { children })
  expect(panels().map((panel) => panel.textContent)).toEqual(['StitchedA mosaic'])
})

test('a tab without a title shows its number', async () => {
  renderBlock(tabs, { items: [{ title: 'Rolled' }, {}, { title: ' ' }] }, { children })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Rolled', '2', '3'])
  expect(await findBarriers()).toEqual([])
})

test.each([{}, { items: [] }, { items: 'Rolled' }, { items: [null, 'Rolled'] }])(
  '%j renders nothing',
  (props) => expect(renderBlock(tabs, props, { children })).toBeNull(),
)
