import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uncoverFocus } from './uncover-focus.ts'

const scrolled = vi.fn()
beforeEach(() => {
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollBy', scrolled)
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  scrolled.mockClear()
})

/** A field at a vertical position on the screen, and a cover over the page from `top` downwards. */
function scene(field: { y: number; height?: number }, top = 600) {
  const input = document.body.appendChild(document.createElement('input'))
  const cover = document.body.appendChild(document.createElement('div'))
  input.getBoundingClientRect = () => new DOMRect(20, field.y, 350, field.height ?? 44)
  cover.getBoundingClientRect = () => new DOMRect(16, top, 358, 184)
  return { input, cover }
}

test.each([
  ['at the lower edge', 700, 600, 160],
  ['at the upper edge', 100, 16, -116],
])('the page scrolls when the dialog covers the focused field %s', (_, y, top, by) => {
  const { input, cover } = scene({ y }, top)
  input.focus()
  uncoverFocus(cover)
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: by })
  expect(input).toHaveFocus()
})

test('the page does not scroll when the focused field is not covered', () => {
  const { input, cover } = scene({ y: 500 })
  uncoverFocus(cover)
  input.focus()
  uncoverFocus(cover)
  expect(scrolled).not.toHaveBeenCalled()
})

test('the page does not scroll when the focused field has no room beside the dialog', () => {
  const { input, cover } = scene({ y: 100, height: 620 })
  input.focus()
  uncoverFocus(cover)
  expect(scrolled).not.toHaveBeenCalled()
})
