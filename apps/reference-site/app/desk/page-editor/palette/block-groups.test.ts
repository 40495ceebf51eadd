import { BLOCK_SCHEMAS } from '@shyrdak/sdk/blocks'
import { expect, test } from 'vitest'
import { BLOCK_ICONS } from '../editor-icons.ts'
import { BLOCK_GROUPS } from './block-groups.ts'

const names = Object.keys(BLOCK_SCHEMAS).toSorted()

test('every block is in exactly one group', () => {
  expect(Object.values(BLOCK_GROUPS).flat().toSorted()).toEqual(names)
})

test('every block has an icon', () => {
  expect(Object.keys(BLOCK_ICONS).toSorted()).toEqual(names)
})
