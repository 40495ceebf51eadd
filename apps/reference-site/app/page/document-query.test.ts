import { expect, it } from 'vitest'
import { canonicalQuery, documentQuery } from './document-query.ts'

it('query parameters that a page does not read do not change its cache key', () => {
  expect(documentQuery('utm_source=x&page=2&group=male&group=female&fbclid=1')).toBe(
    'group=male&group=female&page=2',
  )
  expect(documentQuery('shop=3&page=2')).toBe('page=2&shop=3')
  expect(documentQuery('reviews=2&ref=mail')).toBe('reviews=2')
  expect(documentQuery('only=special&text=rug')).toBe('text=rug&only=special')
})

it('a canonical address keeps only the page number', () => {
  expect(canonicalQuery('?page=3&sort=price_up')).toBe('?page=3')
  expect(canonicalQuery('?page=1')).toBe('')
  expect(canonicalQuery('?page=1e3')).toBe('')
})
