import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { SignInPage } from './sign-in-page.tsx'
import type { SignInArea } from './sign-in-area.ts'

async function open(area: SignInArea) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ pageContext: { language: 'en' } }),
      HydrateFallback: () => null,
      Component: () => <SignInPage area={area}>A form</SignInPage>,
    },
  ])
  render(<Stub />)
  await screen.findByRole('heading', { level: 1 })
}

test.each(['craftsmanLogin', 'craftsmanRegister'] as const)(
  'a craftsman at %s reads about a workshop’s account, and nothing about baskets',
  async (area) => {
    await open(area)
    expect(screen.getByText(/^a page for your workshop/)).toBeVisible()
    expect(screen.queryByText(/basket/)).toBeNull()
  },
)

test('a company that applies reads about wholesale accounts, and nothing about baskets', async () => {
  await open('registerWholesale')
  expect(screen.getByText(/^your own prices/)).toBeVisible()
  expect(screen.queryByText(/basket/)).toBeNull()
})

test('a shopper at the login reads about a shopper’s account', async () => {
  await open('login')
  expect(screen.getByText(/basket/)).toBeVisible()
  expect(screen.queryByText(/workshop/)).toBeNull()
})
