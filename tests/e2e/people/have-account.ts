import { randomUUID } from 'node:crypto'
import { expect, type Shopper } from '../flow.ts'

export interface Newcomer {
  firstName: string
  lastName: string
  email: string
  phone: string
  password: string
}

/** A person without an account. */
export const newcomer = (): Newcomer => ({
  firstName: 'Айжан',
  lastName: 'Токтосунова',
  email: `${randomUUID()}@example.com`,
  phone: '0700 123 456',
  password: 'felt-and-wool',
})

/** Fills in and submits the registration, which logs the person in. In English. */
export async function register({ page }: Shopper, who: Newcomer): Promise<void> {
  await page.getByLabel('First name').fill(who.firstName)
  await page.getByLabel('Last name').fill(who.lastName)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Phone').fill(who.phone)
  await page.getByLabel(/^Password/).fill(who.password)
  await page.getByRole('checkbox', { name: 'terms & conditions' }).check()
  await expect(page.getByText('This email is available.')).toBeVisible()
  await page.getByRole('button', { name: 'Create an account' }).click()
}

/** Logs in on the login page, in English. */
export async function logIn(
  { page }: Pick<Shopper, 'page'>,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Logs out on a page of the account, in English. */
export async function logOut({ page }: Shopper): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
}
