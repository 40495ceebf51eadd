import { expect, it } from 'vitest'
import { canonicalQuery, documentQuery } from './document-query.ts'

it('what a page does not read does not make another page', () => {
  expect(documentQuery('utm_source=x&page=2&group=male&group=female&fbclid=1')).toBe(
    'group=male&group=female&page=2',
  )
  expect(documentQuery('shop=3&page=2')).toBe('page=2&shop=3')
})

it('only the number of a page in a list is part of its canonical address', () => {
  expect(canonicalQuery('?page=3&sort=price_up')).toBe('?page=3')
  expect(canonicalQuery('?page=1')).toBe('')
  expect(canonicalQuery('?page=1e3')).toBe('')
})
