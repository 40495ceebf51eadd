import { afterEach, expect, test } from 'vitest'
import { applyStyles } from './apply-styles.ts'

afterEach(() => document.body.replaceChildren())

/** A sheet at the end of the body that the browser is still loading. */
function sheetOnItsWay(): HTMLLinkElement {
  const link = document.createElement('link')
  link.setAttribute('media', '(scripting: none)')
  Object.defineProperty(link, 'sheet', { value: null })
  document.body.append(link)
  return link
}

test('what appears later waits for all whole sheets, loaded or failed', async () => {
  const [one, other] = [sheetOnItsWay(), sheetOnItsWay()]
  let isStyled = false
  const styled = applyStyles().then(() => (isStyled = true))
  expect([one.media, other.media]).toEqual(['all', 'all'])
  one.dispatchEvent(new Event('load'))
  await Promise.resolve()
  expect(isStyled).toBe(false)
  other.dispatchEvent(new Event('error'))
  await styled
  expect(isStyled).toBe(true)
})

test('what appears later does not wait when the sheets are there', async () => {
  await expect(applyStyles()).resolves.toBeUndefined()
})
