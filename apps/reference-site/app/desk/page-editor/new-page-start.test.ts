import { expect, test } from 'vitest'
import { newPageStart } from './new-page-start.ts'

test('a page that the first steps of a store ask for begins at its address, with the blocks of a template', async () => {
  const { address, content } = newPageStart(new URLSearchParams('template=collection&address=home'))
  expect(address).toBe('home')
  expect((await content('en')).en).toContain('"componentName":"Products"')
  expect(newPageStart(new URLSearchParams()).address).toBe('')
})
