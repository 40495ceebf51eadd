import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { PRESERVED } from '../../tree/slot.tsx'
import { Tabs } from './tabs.tsx'

const titles = ['Rolled', 'Stitched']
const slots = [<p key="rolled">One sheet</p>, <p key="stitched">A mosaic</p>]
const open = () => screen.getByRole('tab', { selected: true }).textContent

test('the first panel is seen, and arrows walk along the tabs', async () => {
  const user = userEvent.setup()
  render(<Tabs titles={titles} slots={slots} label="Techniques" />)
  expect(open()).toBe('Rolled')
  await user.click(screen.getByRole('tab', { name: 'Rolled' }))
  await user.keyboard('{ArrowRight}')
  expect(open()).toBe('Stitched')
  expect(await findBarriers()).toEqual([])
})

test('a panel without anything in it still has its tab', () => {
  render(<Tabs titles={[...titles, 'Woven']} slots={slots} />)
  expect(screen.getAllByRole('tab')).toHaveLength(3)
})

test('React takes over the tabs and leaves what the server drew inside them', async () => {
  const complaints = vi.spyOn(console, 'error')
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(<Tabs titles={titles} slots={slots} />)
  const paragraph = place.querySelector('p:not([class])')
  await act(async () => hydrateRoot(place, <Tabs titles={titles} slots={[PRESERVED, PRESERVED]} />))
  await userEvent.click(screen.getByRole('tab', { name: 'Stitched' }))
  expect(open()).toBe('Stitched')
  expect(place.querySelector('p:not([class])')).toBe(paragraph)
  expect(place.textContent).toContain('A mosaic')
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})
