import { ORDER_STATUSES } from '@shyrdak/sdk/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { manyOf, oneOf, textFilter } from './list-filter.ts'
import { endpointQuery, pageIn, queryWith, readFilters, writeFilters } from './list-query.ts'

const filters = {
  state: oneOf({ options: ['waiting', 'closed', 'all'], title: String, query: (state) => ({ state }) }),
  status: manyOf({
    options: ORDER_STATUSES,
    label: () => 'Statuses',
    all: () => 'All',
    title: String,
    query: (status) => (status.length > 0 ? { status } : {}),
  }),
  text: textFilter(() => 'Find'),
}
const read = (query: string) => readFilters(filters, new URLSearchParams(query))
const anyChoice = fc.record({
  state: fc.constantFrom('waiting' as const, 'closed' as const, 'all' as const),
  status: fc.subarray([...ORDER_STATUSES]),
  text: fc.string({ maxLength: 100 }).map((text) => text.trim()),
})

describe('what a list is narrowed to', () => {
  test('an address leads back to the choice it was made of', () => {
    fc.assert(
      fc.property(anyChoice, fc.integer({ min: 1, max: 100_000 }), (choice, page) => {
        const query = queryWith({ ...writeFilters(filters, choice), page })
        expect(read(query)).toEqual(choice)
        expect(pageIn(new URLSearchParams(query))).toBe(page)
      }),
    )
  })

  test('what goes without saying is not in the address', () => {
    expect(queryWith(writeFilters(filters, { state: 'waiting', status: [], text: '' }))).toBe('')
  })

  test('a status pressed twice is as it was', () => {
    const { links } = filters.status
    const context = {
      t: messagesIn('en', 'desk/orders'),
      i18n: i18nOf('en'),
      language: 'en',
      prefix: '',
      apiHost: '',
    } as const
    const press = (values: readonly string[], status: string) =>
      links?.(
        ORDER_STATUSES.filter((one) => values.includes(one)),
        context,
      ).find(({ title }) => title === status)?.value ?? []
    fc.assert(
      fc.property(fc.subarray([...ORDER_STATUSES]), fc.constantFrom(...ORDER_STATUSES), (chosen, status) => {
        const once = press(chosen, status)
        expect(once.includes(status)).toBe(!chosen.includes(status))
        expect(press(once, status)).toEqual(chosen)
      }),
    )
  })

  test('an address that somebody typed still shows the list', () => {
    expect(read('status=packaging&status=gone&state=shut&text=%20%20')).toEqual({
      state: 'waiting',
      status: ['packaging'],
      text: '',
    })
    expect(read('status=on_way,Processing').status).toEqual(['Processing', 'on_way'])
    expect(read(`text=${'x'.repeat(200)}`).text).toHaveLength(100)
  })

  test('the endpoint is asked for what was chosen', () => {
    expect(endpointQuery(filters, read('status=packaging&text=wool'))).toEqual({
      state: 'waiting',
      status: ['packaging'],
      text: 'wool',
    })
    expect(endpointQuery(filters, read('state=all'))).toEqual({ state: 'all' })
  })
})
