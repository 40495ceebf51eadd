import { LANGUAGES, password } from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { messagesIn } from '../../testing/messages-in.ts'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { ForgottenPassword } from './forgotten-password.tsx'
import { RecoveredPassword } from './recovered-password.tsx'

const RESET = 'POST /wholesale/reset-password'

test.each(LANGUAGES)('a temporary password requested in %s is confirmed as sent', async (language) => {
  const message = 'A temporary password has been emailed to you.'
  const { store, transport } = aStore({ language, transport: fakeTransport({ [RESET]: { message } }) })
  const t = messagesIn(language, 'account')
  await renderAsIsland(store, <ForgottenPassword />)
  expect(await findBarriers()).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: new RegExp(t('fields.email')) }), 'a@example.kg')
  await userEvent.click(screen.getByRole('button', { name: t('forgotten.submit') }))
  expect(await screen.findByText(t('forgotten.sent'))).toBeVisible()
  expect(transport.callsOf(RESET)).toMatchObject([{ body: { email: 'a@example.kg' } }])
})

test('an invited employee finds their email filled in, and only presses the button', async () => {
  const message = 'A temporary password has been emailed to you.'
  const { store, transport } = aStore({ transport: fakeTransport({ [RESET]: { message } }) })
  await renderAsIsland(store, <ForgottenPassword email="nurbek@example.kg" />)
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('nurbek@example.kg')
  await userEvent.click(screen.getByRole('button', { name: /Email me/ }))
  expect(await screen.findByText('A temporary password has been emailed to you.')).toBeVisible()
  expect(transport.callsOf(RESET)).toMatchObject([{ body: { email: 'nurbek@example.kg' } }])
})

test('the English confirmation is the one of the spec', () =>
  expect(messagesIn('en', 'account')('forgotten.sent')).toBe('A temporary password has been emailed to you.'))

test('an empty email is rejected without a call', async () => {
  const { store, transport } = aStore()
  await renderAsIsland(store, <ForgottenPassword />)
  await userEvent.click(screen.getByRole('button', { name: /Email me/ }))
  expect(await screen.findByText('Please enter your email')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(transport.calls).toEqual([])
})

test('a wrong temporary password is reported, and the email is kept', async () => {
  const transport = fakeTransport({ 'POST /wholesale/recover-password': refusal('LOGIN_INCORRECT') })
  const { store } = aStore({ transport })
  await renderAsIsland(store, <RecoveredPassword email="a@example.kg" />)
  await userEvent.type(screen.getByLabelText(/^Temporary password/), 'abcd-efgh')
  await userEvent.type(screen.getByLabelText(/^New password/), 'mountains-and-rivers')
  await userEvent.click(screen.getByRole('button', { name: 'Save and log in' }))
  expect(await screen.findByText('The login detail is incorrect')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('a@example.kg')
  expect(await findBarriers()).toEqual([])
})

afterEach(() => vi.restoreAllMocks())

test('whoever has set a new password but cannot be logged in by it is sent to the login', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const transport = fakeTransport({
    'POST /wholesale/recover-password': build(password.recover.response, { role: 'retail' }),
    'GET /frontend/profile': refusal('NETWORK'),
  })
  const { store, navigated } = aStore({ transport })
  await renderAsIsland(store, <RecoveredPassword email="a@example.kg" />)
  await userEvent.type(screen.getByLabelText(/^Temporary password/), 'abcd-efgh')
  await userEvent.type(screen.getByLabelText(/^New password/), 'mountains-and-rivers')
  await userEvent.click(screen.getByRole('button', { name: 'Save and log in' }))
  await waitFor(() => expect(navigated.to).toEqual(['/admin/login']))
  expect(warn).toHaveBeenCalledWith('Shyrdak:', expect.objectContaining({ code: 'NETWORK' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
