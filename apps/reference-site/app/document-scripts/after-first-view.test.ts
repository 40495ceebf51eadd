import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFirstView } from './after-first-view.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const opening = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)

test('deferred work starts after the load event, and only once', () => {
  opening('interactive')
  const work = vi.fn<() => void>()
  afterFirstView(work)
  expect(work).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  vi.runAllTimers()
  dispatchEvent(new Event('load'))
  expect(work).toHaveBeenCalledOnce()
})

test('deferred work starts after three seconds, even if an image does not load', () => {
  opening('interactive')
  const work = vi.fn<() => void>()
  afterFirstView(work)
  vi.advanceTimersByTime(3_000)
  expect(work).toHaveBeenCalledOnce()
})

test('deferred work starts at once on a loaded page', () => {
  opening('complete')
  const work = vi.fn<() => void>()
  afterFirstView(work)
  expect(work).toHaveBeenCalledOnce()
})
