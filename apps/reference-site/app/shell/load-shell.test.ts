import { createSdk } from '@shyrdak/sdk'
import { contract } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { expect, test, vi } from 'vitest'
import type { RequestContext } from '../page/request-context.ts'
import { loadShell } from './load-shell.ts'

test('a page without its head entries is shown all the same, and the failure is logged', async () => {
  const logFailure = vi.fn()
  const transport = fakeTransport({
    'POST /frontend/menu': { retail: [], wholesale: [] },
    'POST /frontend/footer-menu': [],
    'GET /frontend/country': {
      data: [],
      total: 0,
      per_page: 250,
      current_page: 1,
      last_page: 1,
      next_page_url: null,
    },
    'GET /frontend/retail/payment': ['paypal'],
    'GET /frontend/head': refusal('UNAVAILABLE'),
  })
  const context = { sdk: createSdk(contract, { transport }), language: 'en', path: '/', logFailure }
  const { head, payments } = await loadShell(context as unknown as RequestContext) // all that it reads
  expect([head, payments]).toEqual([[], ['paypal']])
  expect(logFailure).toHaveBeenCalledExactlyOnceWith(
    'reading the head entries of a page',
    expect.objectContaining({ code: 'UNAVAILABLE' }),
  )
})
