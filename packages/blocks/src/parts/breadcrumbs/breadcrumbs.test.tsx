import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.tsx'

test('all items are links except the current page', () => {
  render(
    <Breadcrumbs
      label="You are here"
      items={[{ title: 'Home', href: '/' }, { title: 'Rugs', href: '/r' }, { title: 'Ala-Kiyiz' }]}
    />,
  )
  const nav = screen.getByRole('navigation', { name: 'You are here' })
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Rugs'])
  expect(within(nav).getByText('Ala-Kiyiz')).toHaveAttribute('aria-current', 'page')
})
