import { expect, test, vi } from 'vitest'
import { showCurrent } from './show-current.ts'

/** A menu 600 px high, with the current entry this far below its top. */
function menuOf(top: number): HTMLElement {
  const menu = document.createElement('nav')
  menu.innerHTML = '<a href="/desk">Today</a><a href="/desk/kits" aria-current="page">Kits</a>'
  const at = (from: number, height: number) => () => new DOMRect(0, from, 200, height)
  vi.spyOn(menu, 'getBoundingClientRect').mockImplementation(at(0, 600))
  vi.spyOn(menu.querySelector('[aria-current]')!, 'getBoundingClientRect').mockImplementation(at(top, 40))
  return menu
}

test('a current entry out of sight is scrolled to the middle of the menu', () => {
  const menu = menuOf(900)
  showCurrent(menu)
  expect(menu.scrollTop).toBe(620)
})

test('a menu whose current entry is in sight is not scrolled', () => {
  const menu = menuOf(400)
  showCurrent(menu)
  expect(menu.scrollTop).toBe(0)
})
