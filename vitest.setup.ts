import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'

// Code that is loaded when it is needed takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })
afterEach(cleanup)

// Files of a worker share one document: what the last one left in it, on purpose or not, is gone.
beforeAll(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  window.name = ''
  localStorage.clear()
  sessionStorage.clear()
})
