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
  'a craftsman reads at %s what an account is to a workshop, and nothing about baskets',
  async (area) => {
    await open(area)
    expect(screen.getByText(/^a page for your workshop/)).toBeVisible()
    expect(screen.queryByText(/basket/)).toBeNull()
  },
)

test('a company reads before it applies what it gets, and nothing about the baskets of guests', async () => {
  await open('registerWholesale')
  expect(screen.getByText(/^your own prices/)).toBeVisible()
  expect(screen.queryByText(/basket/)).toBeNull()
})

test('a buyer reads at the login what an account is to a buyer', async () => {
  await open('login')
  expect(screen.getByText(/basket/)).toBeVisible()
  expect(screen.queryByText(/workshop/)).toBeNull()
})
