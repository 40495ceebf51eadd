import { UNREAD_EVENT } from '@shyrdak/react-store/without-react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followUnread } from './unread-messages.ts'

const asked: [string, string | null][] = []
let signal: AbortSignal | undefined
let answer = Response.json({ chatId: 1, unread: 3, last_message_at: null })

beforeEach(() => {
  document.documentElement.dataset['country'] = 'KG'
  document.body.innerHTML = `<span data-unread-count hidden>New messages: <b data-count></b></span>`
  asked.length = 0
  vi.stubGlobal(
    'fetch',
    async (url: string, init: { headers: Record<string, string>; signal?: AbortSignal }) => {
      asked.push([url, init.headers['authorization'] ?? null])
      signal = init.signal
      return answer.clone()
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const badge = () => document.querySelector<HTMLElement>('[data-unread-count]')

test('a logged-in client sees the number of unread messages of their market', async () => {
  localStorage.setItem('id_token', 'a-fine-token')
  localStorage.setItem('client_type', 'reyestr')
  followUnread()
  await vi.waitFor(() => expect(badge()?.hidden).toBe(false))
  expect(badge()?.textContent).toBe('New messages: 3')
  expect(asked).toEqual([['/api/wholesale/chat/info?country_iso_code=KG', 'Bearer a-fine-token']])
  expect(document.documentElement.dataset['unread']).toBe('3')
  dispatchEvent(new CustomEvent(UNREAD_EVENT, { detail: { unread: 0 } }))
  expect(badge()?.hidden).toBe(true)
})

test('managers and guests cause no request, and an expired session shows nothing', async () => {
  localStorage.setItem('id_token', 'an-old-token')
  localStorage.setItem('client_type', 'manager')
  followUnread()
  localStorage.removeItem('id_token')
  localStorage.setItem('client_type', 'retail')
  followUnread()
  expect(asked).toEqual([])
  localStorage.setItem('id_token', 'an-old-token')
  answer = new Response(null, { status: 401 })
  followUnread()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(badge()?.hidden).toBe(true)
})

test('a count from the page, as after a log-out, ends the request that is on its way', async () => {
  localStorage.setItem('id_token', 'a-fine-token')
  localStorage.setItem('client_type', 'retail')
  followUnread()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(signal?.aborted).toBe(false)
  dispatchEvent(new CustomEvent(UNREAD_EVENT, { detail: { unread: 0 } }))
  expect(signal?.aborted).toBe(true)
  expect(badge()?.hidden).toBe(true)
})

test('an answer without a count, as from a proxy, changes nothing', async () => {
  localStorage.setItem('id_token', 'a-fine-token')
  localStorage.setItem('client_type', 'retail')
  answer = Response.json({ unread: 2 })
  followUnread()
  await vi.waitFor(() => expect(badge()?.textContent).toBe('New messages: 2'))
  for (const strange of [{ count: 5 }, { unread: 'many' }, null]) {
    asked.length = 0
    answer = Response.json(strange)
    followUnread()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve))
    expect(badge()?.textContent).toBe('New messages: 2')
  }
})
