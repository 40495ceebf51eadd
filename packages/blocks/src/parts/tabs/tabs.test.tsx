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
const selected = () => screen.getByRole('tab', { selected: true }).textContent

test('the first tab is selected, and arrow keys select others', async () => {
  const user = userEvent.setup()
  render(<Tabs titles={titles} slots={slots} label="Techniques" />)
  expect(selected()).toBe('Rolled')
  await user.click(screen.getByRole('tab', { name: 'Rolled' }))
  await user.keyboard('{ArrowRight}')
  expect(selected()).toBe('Stitched')
  expect(await findBarriers()).toEqual([])
})

test('a tab without content is still shown', () => {
  render(<Tabs titles={[...titles, 'Woven']} slots={slots} />)
  expect(screen.getAllByRole('tab')).toHaveLength(3)
})

test('hydration preserves the server-rendered content of the tabs', async () => {
  const consoleError = vi.spyOn(console, 'error')
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Tabs titles={titles} slots={slots} />)
  const paragraph = root.querySelector('p:not([class])')
  await act(async () => hydrateRoot(root, <Tabs titles={titles} slots={[PRESERVED, PRESERVED]} />))
  await userEvent.click(screen.getByRole('tab', { name: 'Stitched' }))
  expect(selected()).toBe('Stitched')
  expect(root.querySelector('p:not([class])')).toBe(paragraph)
  expect(root.textContent).toContain('A mosaic')
  expect(consoleError).not.toHaveBeenCalled()
  consoleError.mockRestore()
})
