import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'

// Lazily imported code loads slowly on a busy machine.
configure({ asyncUtilTimeout: 15_000 })
afterEach(cleanup)

// Test files of a worker share one document, which is reset before each file.
beforeAll(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  window.name = ''
  localStorage.clear()
  sessionStorage.clear()
})
