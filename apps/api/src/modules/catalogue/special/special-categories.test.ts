import { expect, test } from 'vitest'
import { inAll } from '#testing/goods.ts'
import { specialCategoryTree } from './special-categories.ts'

test('categories that are each other’s parents do not cause an endless loop', () => {
  const title = inAll('a')
  const tree = specialCategoryTree([
    { id: 1, parentId: 2, title },
    { id: 2, parentId: 1, title },
  ])
  expect(tree.within(1).toSorted((a, b) => a - b)).toEqual([1, 2])
  expect(tree.roots).toEqual([])
})
