import { randomUUID } from 'node:crypto'
import { expect, type Shopper } from '../flow.ts'
import { ask } from '../store/ask.ts'
import { logIn, newcomer, type Newcomer } from './have-account.ts'

/** The manager of the demo. */
export const MANAGER = { email: 'manager@example.com', password: 'felt-and-wool' } as const

/** Logs the manager in on the displayed login page, in English. */
export async function enterDesk(shopper: Shopper): Promise<void> {
  await expect(shopper.page.getByRole('heading', { level: 1, name: 'Desk login' })).toBeVisible()
  await logIn(shopper, MANAGER)
}

/** A unique company name. */
export const company = (): string => `Felt House ${randomUUID().slice(0, 8)}`

/** Applies as a wholesale client through the API. */
export async function applicant(origin: string, language: 'en' | 'ru' | 'kg' = 'en') {
  const who = { ...newcomer(), company: company() }
  await ask(origin, '/wholesale/register', {
    first_name: who.firstName,
    last_name: who.lastName,
    email: who.email,
    phone: '+996700123456',
    password: who.password,
    terms: true,
    language,
    company: who.company,
    country_iso_code: 'KG',
    city: 'Нарын',
    comment: '40 pairs a month',
  })
  return who
}

/** Writes a review of a product through the API, as a new account. */
export async function reviewer(origin: string, productId: number, text: string): Promise<Newcomer> {
  const who = newcomer()
  const { firstName: first_name, lastName: last_name, email, password } = who
  await ask(origin, '/frontend/register', {
    first_name,
    last_name,
    email,
    phone: '+996700123456',
    password,
    terms: true,
    language: 'en',
  })
  const { access_token } = await ask<{ access_token: string }>(origin, '/frontend/login', { email, password })
  const body = { product_id: productId, rating: 4, text }
  await ask(origin, '/frontend/review/create', body, { authorization: `Bearer ${access_token}` })
  return who
}
