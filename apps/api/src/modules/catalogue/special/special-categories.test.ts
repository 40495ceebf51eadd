import { expect, test } from 'vitest'
import { inAll } from '#testing/goods.ts'
import { specialCategoryTree } from './special-categories.ts'

test('categories that name each other as parents do not hang the shop', () => {
  const title = inAll('a')
  const tree = specialCategoryTree([
    { id: 1, parentId: 2, title },
    { id: 2, parentId: 1, title },
  ])
  expect(tree.within(1).toSorted((a, b) => a - b)).toEqual([1, 2])
  expect(tree.roots).toEqual([])
})
