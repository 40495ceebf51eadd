import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageStore } from '../store/page-store.ts'
import { changeCountry } from './change-country.ts'

const flow = vi.hoisted(() => ({ send: vi.fn(async () => {}) }))
vi.mock('../store/page-store.ts', () => ({ pageStore: vi.fn(() => ({ countryChoice: flow })) }))
vi.mock('./persist-language.ts', () => ({ persistLanguage: async () => false }))

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<a href="#below">Rugs</a><div id="site-preferences"></div>'
  const sheet = document.querySelector<HTMLElement>('#site-preferences')!
  let isOpen = true
  Object.assign(sheet, { matches: () => isOpen, hidePopover: () => (isOpen = false) })
})
afterEach(() => {
  vi.clearAllMocks()
  vi.useRealTimers()
})

test('the second tap of a double tap on Save does not open what is below the closed sheet', () => {
  const link = document.querySelector('a')!
  const heard = vi.fn((event: Event) => event.preventDefault())
  link.addEventListener('click', heard)
  const tap = (detail: number) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  void changeCountry('KZ', 'en')
  tap(2)
  expect(heard).not.toHaveBeenCalled()
  tap(1)
  expect(heard, 'a tap of its own counts').toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  tap(2)
  expect(heard, 'so does a later double tap').toHaveBeenCalledTimes(2)
})

test('Save pressed twice before the code has loaded changes the country once', async () => {
  await Promise.all([changeCountry('KZ', 'en'), changeCountry('KZ', 'en')])
  expect(pageStore).toHaveBeenCalledTimes(1)
  expect(flow.send).toHaveBeenCalledWith({ type: 'country.choose', code: 'KZ' })
})
