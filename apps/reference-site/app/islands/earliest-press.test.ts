import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earliestPress } from './earliest-press.ts'

/** When the first script of the page began to listen, in milliseconds. */
const LISTENING = 1_000

let first: { name: string; startTime: number; target: Element | null } | undefined

beforeEach(() => {
  document.body.innerHTML = `<div data-island="buy-box">
    <button type="button" id="add"><b>Add</b></button>
    <button type="button" id="chart" popovertarget="sizes">Size chart</button>
    <form action="/search"><button id="search">Search</button></form>
    <div data-island="accordion"><button type="button" id="more">More</button></div>
    <label><input type="radio" id="size" /></label>
  </div>`
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
      disconnect() {}
      takeRecords = () => (first ? [first] : [])
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const pressed = (selector: string, startTime = 800, name = 'pointerdown') => {
  first = { name, startTime, target: document.querySelector(selector) }
  return earliestPress(document.querySelector<HTMLElement>('[data-island]')!, LISTENING)?.id // in the page above
}

test('a press of a button before the page listened is found, also on its icon', () => {
  expect(pressed('#add')).toBe('add')
  expect(pressed('#add b')).toBe('add')
})

test('a press that the page has heard itself is not repeated', () => {
  expect(pressed('#add', 1_200)).toBeUndefined()
})

test('what works without React is not pressed again', () => {
  for (const one of ['#chart', '#search', '#size']) expect(pressed(one), one).toBeUndefined()
})

test('a button of a nested island belongs to that island', () => {
  expect(pressed('#more')).toBeUndefined()
})

test('a key or nothing at all is no press', () => {
  expect(pressed('#add', 800, 'keydown')).toBeUndefined()
  first = undefined
  expect(earliestPress(document.body, LISTENING)).toBeNull()
})
