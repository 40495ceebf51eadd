/**
 * Inline script of hydrated pages. A button of the content that is pressed before React has hydrated it is pressed
 * again once it has, once however often it was pressed. Buttons that work without React are left alone, and islands
 * repeat their own presses. React marks what it has hydrated with a property of this name.
 */
export const EARLY_PRESS = `{
  const waiting = new Set()
  const isHydrated = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))
  const repeat = (button) => {
    if (button.isConnected && !isHydrated(button)) return setTimeout(repeat, 100, button)
    waiting.delete(button)
    button.click()
  }
  addEventListener('click', ({ target }) => {
    const button = target.closest('main button[type=button]:not([popovertarget], [data-island] *)')
    if (!button || isHydrated(button) || waiting.has(button)) return
    waiting.add(button)
    setTimeout(repeat, 100, button)
  })
}`
