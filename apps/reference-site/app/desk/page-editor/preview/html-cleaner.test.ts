import type { BlockNode } from '@shyrdak/sdk/blocks'
import { expect, test } from 'vitest'
import { htmlCleaner } from './html-cleaner.ts'

const block = (content: string): BlockNode => ({
  componentName: 'Accordion',
  props: { items: [{ title: 'Felt', content }] },
})

/** A cleaner whose pauses and requests end when the test says so. */
function slowCleaner() {
  const requests: { content: string; end: PromiseWithResolvers<void> }[] = []
  const pauses: (() => void)[] = []
  const cleaner = htmlCleaner({
    later: (run) => void pauses.push(run),
    async preview(content) {
      const end = Promise.withResolvers<void>()
      requests.push({ content, end })
      await end.promise
      return { content, faults: [] }
    },
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    cleaner,
    requests,
    async pass() {
      pauses.pop()?.()
      await settle()
    },
    settle,
  }
}

test('a text typed while an older request fails is the one that a retry cleans', async () => {
  const { cleaner, requests, pass, settle } = slowCleaner()
  cleaner.ask([block('<p>Old</p>')])
  await pass()
  cleaner.ask([block('<p>New</p>')])
  requests[0]?.end.reject(new Error('offline'))
  await settle()
  expect(cleaner.state()).toBe('failed')
  cleaner.retry()
  await pass()
  requests[1]?.end.resolve()
  await settle()
  expect(cleaner.clean('<p>New</p>')).toBe('<p>New</p>')
})
