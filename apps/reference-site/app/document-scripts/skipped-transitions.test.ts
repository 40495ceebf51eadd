import { expect, test } from 'vitest'
import { ignoreSkippedTransitions } from './skipped-transitions.ts'

ignoreSkippedTransitions()

/** Whether a rejection is reported to the browser's console. */
const isReported = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }))

test('a phone that is turned while a page appears causes no error', () => {
  // Chromium's error.
  const skipped = 'Transition was aborted because of invalid state. Viewport size changed'
  expect(isReported(new DOMException(skipped, 'InvalidStateError'))).toBe(false)
})

test('other rejections are reported', () => {
  for (const reason of [new DOMException('The basket is gone', 'InvalidStateError'), undefined, 'Wool'])
    expect(isReported(reason)).toBe(true)
})
