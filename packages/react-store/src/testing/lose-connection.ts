import { vi } from 'vitest'

/** Takes the browser offline, so that no code can be loaded, until `reconnect` or the end of the test's mocks. */
export function loseConnection(): { readonly reconnect: () => void } {
  let isOnline = false
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  return {
    reconnect() {
      isOnline = true
    },
  }
}
