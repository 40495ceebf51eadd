import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { SignInPage } from './sign-in-page.tsx'
import type { SignInArea } from './sign-in-area.ts'

async function open(area: SignInArea, { demo = false } = {}) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ pageContext: { language: 'en', prefix: '/en' } }),
      HydrateFallback: () => null,
      Component: () => (
        <SignInPage area={area} demo={demo}>
          A form
        </SignInPage>
      ),
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

test('a visitor of a demo store is sent to the page where its craftsman logs in', async () => {
  await open('login', { demo: true })
  const craftsman = screen.getByRole('link', { name: 'Craftsman' })
  expect(craftsman).toHaveAttribute('href', '/en/admin/craftsman/login')
  expect(screen.queryByRole('link', { name: 'Shopper' })).toBeNull()
})

test('a craftsman of a demo store logs in here, and its shopper on the page of shoppers', async () => {
  await open('craftsmanLogin', { demo: true })
  expect(screen.getByRole('link', { name: 'Shopper' })).toHaveAttribute('href', '/en/admin/login')
  expect(screen.queryByRole('link', { name: 'Craftsman' })).toBeNull()
})
