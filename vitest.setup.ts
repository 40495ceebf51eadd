import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Code that is loaded when it is needed takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })
afterEach(cleanup)
