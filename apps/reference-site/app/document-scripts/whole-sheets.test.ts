import { afterEach, expect, test, vi } from 'vitest'
import { applyWholeSheets, whenStyled } from './whole-sheets.ts'

afterEach(() => document.body.replaceChildren())

/** A sheet at the end of the body that the browser is still loading. */
function sheetOnItsWay(): HTMLLinkElement {
  const link = document.createElement('link')
  link.setAttribute('media', '(scripting: none)')
  Object.defineProperty(link, 'sheet', { value: null })
  document.body.append(link)
  return link
}

test('what appears later waits for all whole sheets', () => {
  const [one, other] = [sheetOnItsWay(), sheetOnItsWay()]
  const work = vi.fn()
  applyWholeSheets()
  whenStyled(work)
  expect(one.media).toBe('all')
  one.dispatchEvent(new Event('load'))
  expect(work).not.toHaveBeenCalled()
  other.dispatchEvent(new Event('error'))
  expect(work).toHaveBeenCalledOnce()
})

test('what appears later waits for nothing when the sheets have arrived', () => {
  const work = vi.fn()
  whenStyled(work)
  expect(work).toHaveBeenCalledOnce()
})
