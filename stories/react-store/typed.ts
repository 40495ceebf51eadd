import { expect, userEvent, waitFor } from 'storybook/test'

/** Types into fields by their names, then sends the form once it may be sent. */
export async function typedAndSent(page: HTMLElement, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const field = await waitFor(() => named(page, `[name="${name}"]`))
    await userEvent.click(field)
    await userEvent.paste(text)
  }
  const button = named(page, '[type="submit"]')
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

/** Waits until a widget shows a state. */
export const showsState = (page: HTMLElement, widget: string, state: string) =>
  waitFor(() => expect(named(page, widget)).toHaveAttribute('data-state', state), { timeout: 5000 })

function named(page: HTMLElement, selector: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
