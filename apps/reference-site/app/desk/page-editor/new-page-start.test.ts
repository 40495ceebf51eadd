import { expect, test } from 'vitest'
import { newPageStart } from './new-page-start.ts'

test('a new page starts with the address and the template of its query', async () => {
  const { address, content } = newPageStart(new URLSearchParams('template=collection&address=home'))
  expect(address).toBe('home')
  expect((await content('en')).en).toContain('"componentName":"Products"')
  expect(newPageStart(new URLSearchParams()).address).toBe('')
})
