import { expect, test } from 'vitest'
import * as robots from '../routes/site/robots.ts'
import * as sitemap from '../routes/site/sitemap.ts'
import { kindOf } from './kind.ts'

test.each([
  ['robots.txt', robots],
  ['the sitemap', sitemap],
])('%s is sent as a file, not as an empty document', (_, { handle }) => {
  expect(kindOf([handle])).toBe('file')
})

test('a page without a kind is a document', () => {
  expect(kindOf([undefined, {}])).toBe('document')
})
