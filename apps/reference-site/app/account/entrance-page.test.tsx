import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { EntrancePage } from './entrance-page.tsx'
import type { Entrance } from './entrance-words.ts'

async function open(entrance: Entrance) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ visit: { language: 'en' } }),
      HydrateFallback: () => null,
      Component: () => <EntrancePage entrance={entrance}>A form</EntrancePage>,
    },
  ])
  render(<Stub />)
  await screen.findByRole('heading', { level: 1 })
}

test.each(['craftsmanLogin', 'craftsmanRegister'] as const)(
  'a craftsman reads at %s what an account is to a workshop, and nothing about baskets',
  async (entrance) => {
    await open(entrance)
    expect(screen.getByText(/^your workshop has a page/)).toBeVisible()
    expect(screen.queryByText(/basket/)).toBeNull()
  },
)

test('a buyer reads at the login what an account is to a buyer', async () => {
  await open('login')
  expect(screen.getByText(/basket/)).toBeVisible()
  expect(screen.queryByText(/workshop/)).toBeNull()
})
