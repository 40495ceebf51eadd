import { Artisan } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { workshopPaginationMachine, type WorkshopPage } from './workshop-pagination.machine.ts'
import { selectWorkshopPagination } from './workshop-pagination.selectors.ts'

const view = (first?: WorkshopPage & { readonly current_page?: number }) =>
  selectWorkshopPagination(createActor(workshopPaginationMachine, { input: { first } }).start().getSnapshot())

test('before the first page is loaded there is one page, without a next or a previous one', () => {
  expect(view()).toEqual({
    state: 'loading',
    page: 1,
    pageCount: 1,
    artisans: [],
    hasNext: false,
    hasPrevious: false,
  })
})

test('a page in the middle has a next and a previous one', () => {
  const data = [build(Artisan, { id: 21 })]
  expect(view({ data, total: 45, per_page: 20, current_page: 2 })).toEqual({
    state: 'showing',
    page: 2,
    pageCount: 3,
    artisans: data,
    hasNext: true,
    hasPrevious: true,
  })
})
