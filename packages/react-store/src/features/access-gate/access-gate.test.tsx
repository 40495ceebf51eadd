import { LANGUAGES } from '@shyrdak/sdk/contract'
import type { GateAnswer, GateAttempt } from '@shyrdak/state-machines/access-gate'
import { memoryStorage } from '@shyrdak/state-machines/storage'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { messagesIn } from '../../testing/messages-in.ts'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { AccessGate } from './access-gate.tsx'

const PASS = 'p'.repeat(43)

async function openGate(attempt: GateAttempt): Promise<GateAnswer> {
  const isRight = 'pass' in attempt ? attempt.pass === PASS : attempt.password === 'felt'
  return isRight ? { kind: 'granted', pass: PASS } : { kind: 'refused' }
}

test.each(LANGUAGES)(
  'in %s a wrong password is rejected and the right one opens the site',
  async (language) => {
    const { store, storage, navigated } = aStore({ language, openGate })
    const t = messagesIn(language, 'access-gate')
    await renderAsIsland(store, <AccessGate returnTo="/search?text=rug" />)
    expect(screen.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
    expect(await findBarriers()).toEqual([])
    const field = screen.getByLabelText(new RegExp(t('password')))
    await userEvent.type(field, 'wool')
    await userEvent.click(screen.getByRole('button', { name: t('submit') }))
    expect(await screen.findByText(t('refused'))).toBeVisible()
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
    expect(await findBarriers()).toEqual([])
    await userEvent.clear(field)
    await userEvent.type(field, 'felt')
    await userEvent.click(screen.getByRole('button', { name: t('submit') }))
    await waitFor(() => expect(navigated.reloads).toBe(1))
    expect(storage.get('accessGranted')).toBe(PASS)
  },
)

test('after a wrong password in the plain form the right one opens the page instead of sending the form again', async () => {
  const { store, navigated } = aStore({ openGate })
  const page = <AccessGate returnTo="/search?text=rug" response={{ kind: 'refused' }} />
  await renderAsIsland(store, page)
  const t = messagesIn('en', 'access-gate')
  await userEvent.type(screen.getByLabelText(new RegExp(t('password'))), 'felt')
  await userEvent.click(screen.getByRole('button', { name: t('submit') }))
  await waitFor(() => expect(navigated.to).toEqual(['/search?text=rug']))
  expect(navigated.reloads).toBe(0)
})

test('the English error is the one of the spec', () =>
  expect(messagesIn('en', 'access-gate')('refused')).toBe('Incorrect password. Please try again.'))

test('without JavaScript it is a plain form that returns to the page and shows the server’s response', async () => {
  const { store } = aStore()
  const { html } = await renderAsIsland(
    store,
    <AccessGate returnTo="/kg/search" response={{ kind: 'refused' }} />,
  )
  const rendered = document.createElement('div')
  rendered.innerHTML = html
  const form = rendered.querySelector('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/access-gate')
  expect(new FormData(form ?? undefined).get('return')).toBe('/kg/search')
  expect(rendered).toHaveTextContent('Incorrect password. Please try again.')
  expect(rendered.querySelector('input[type=password]')).toHaveAttribute('name', 'password')
})

test('too many attempts show the time to wait', async () => {
  const { store } = aStore({ openGate: async () => ({ kind: 'limited', retryAfter: 600 }) })
  await renderAsIsland(store, <AccessGate />)
  await userEvent.type(screen.getByLabelText(/Password/), 'wool{Enter}')
  expect(await screen.findByText(/Too many attempts.*10 minutes/)).toBeVisible()
})

test('an error is shown when the site does not respond', async () => {
  const { store, navigated } = aStore({ openGate: () => Promise.reject(new Error('offline')) })
  await renderAsIsland(store, <AccessGate />)
  await userEvent.type(screen.getByLabelText(/Password/), 'felt{Enter}')
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  expect(navigated.reloads).toBe(0)
})

test('a returning visitor enters with the stored pass when the cookie is gone', async () => {
  const storage = memoryStorage([['accessGranted', PASS]])
  const { store, navigated } = aStore({ storage, openGate })
  await renderAsIsland(store, <AccessGate />)
  await waitFor(() => expect(navigated.reloads).toBe(1))
})
