import { expect, type Shopper } from '../flow.ts'

/** The number shown on the page of an order. */
export async function orderNumber({ page }: Shopper): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/\S*\d{3,}/)
  return /[A-Z0-9-]*\d{3,}[A-Z0-9-]*/.exec(await heading.innerText())?.[0] ?? ''
}
