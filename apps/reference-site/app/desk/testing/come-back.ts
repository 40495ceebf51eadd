import { focusManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'

/** Simulates switching to another tab and back. */
export async function comeBack(): Promise<void> {
  await act(async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  focusManager.setFocused(undefined)
}
