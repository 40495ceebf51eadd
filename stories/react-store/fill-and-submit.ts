import { expect, userEvent, waitFor } from 'storybook/test'

/** Fills fields by name, then submits the form once its button is enabled. */
export async function fillAndSubmit(page: HTMLElement, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const field = await waitFor(() => query(page, `[name="${name}"]`))
    await userEvent.click(field)
    await userEvent.paste(text)
  }
  const button = query(page, '[type="submit"]')
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

/** Waits until a widget has a state. */
export const showsState = (page: HTMLElement, widget: string, state: string) =>
  waitFor(() => expect(query(page, widget)).toHaveAttribute('data-state', state), { timeout: 5000 })

function query(page: HTMLElement, selector: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}
