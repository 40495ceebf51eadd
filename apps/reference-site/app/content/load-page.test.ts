import { createSdk } from '@shyrdak/sdk'
import { contract, Page } from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal, type FakeAnswers } from '@shyrdak/sdk/testing'
import { expect, test, vi } from 'vitest'
import type { RequestContext } from '../page/request-context.ts'
import { loadPage } from './load-page.ts'

/** Loads a page with this content, with a log of its failures. */
async function load(content: string, answers: FakeAnswers = {}) {
  const logFailure = vi.fn()
  const transport = fakeTransport({
    'GET /frontend/pages/:url': build(Page, { url: 'care', content }),
    ...answers,
  })
  const context = { sdk: createSdk(contract, { transport }), language: 'en', logFailure }
  return { page: await loadPage(context as unknown as RequestContext, 'care'), logFailure } // all that it reads
}

test('a block whose goods cannot be read is left without them, and the failure is logged', async () => {
  const blocks = [{ componentName: 'Blogs', props: { count: 3 } }]
  const { page, logFailure } = await load(JSON.stringify(blocks), {
    'GET /frontend/blog': refusal('UNAVAILABLE'),
  })
  expect(page.blocks.nodes).toHaveLength(1)
  expect(logFailure).toHaveBeenCalledExactlyOnceWith(
    'reading blog for a block',
    expect.objectContaining({ code: 'UNAVAILABLE' }),
  )
})

test('a page whose content is not JSON has no blocks, and the failure is logged', async () => {
  const { page, logFailure } = await load('[')
  expect(page.blocks.nodes).toEqual([])
  expect(logFailure).toHaveBeenCalledExactlyOnceWith('parsing the blocks of a page', expect.any(SyntaxError))
})
