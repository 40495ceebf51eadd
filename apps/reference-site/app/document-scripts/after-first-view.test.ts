import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFirstView } from './after-first-view.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const opening = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)

test('what can wait starts once the first view is there, and only once', () => {
  opening('interactive')
  const work = vi.fn<() => void>()
  afterFirstView(work)
  expect(work).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  vi.runAllTimers()
  dispatchEvent(new Event('load'))
  expect(work).toHaveBeenCalledOnce()
})

test('an image that does not arrive holds nothing up for long', () => {
  opening('interactive')
  const work = vi.fn<() => void>()
  afterFirstView(work)
  vi.advanceTimersByTime(3_000)
  expect(work).toHaveBeenCalledOnce()
})

test('on a page that is there it starts at once', () => {
  opening('complete')
  const work = vi.fn<() => void>()
  afterFirstView(work)
  expect(work).toHaveBeenCalledOnce()
})
