import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { messagesIn } from '../messages/messages-in.ts'
import { serverI18n } from '../messages/server-i18n.ts'
import { TryAgain } from './try-again.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('whoever tries again on a connection that hangs is told so, and can try once more', async () => {
  const giveUp = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(giveUp.signal)
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('hangs')))),
  )
  serverI18n('en')
  render(<TryAgain t={messagesIn('en', 'site/failure')} />)
  const button = screen.getByRole('button', { name: 'Try again' })
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  giveUp.abort()
  expect(await screen.findByText('Still no connection. Try again in a moment.')).toBeVisible()
  expect(button).not.toHaveAttribute('aria-busy', 'true')
})
