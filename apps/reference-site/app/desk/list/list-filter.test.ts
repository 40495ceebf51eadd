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

describe('the filters of a list', () => {
  test('are read back from the address that they were written to', () => {
    fc.assert(
      fc.property(anyChoice, fc.integer({ min: 1, max: 100_000 }), (choice, page) => {
        const query = queryWith({ ...writeFilters(filters, choice), page })
        expect(read(query)).toEqual(choice)
        expect(pageIn(new URLSearchParams(query))).toBe(page)
      }),
    )
  })

  test('are not in the address when they are defaults', () => {
    expect(queryWith(writeFilters(filters, { state: 'waiting', status: [], text: '' }))).toBe('')
  })

  test('have a status that is toggled by pressing it', () => {
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

  test('ignore unknown values in an address', () => {
    expect(read('status=packaging&status=gone&state=shut&text=%20%20')).toEqual({
      state: 'waiting',
      status: ['packaging'],
      text: '',
    })
    expect(read('status=on_way,Processing').status).toEqual(['Processing', 'on_way'])
    expect(read(`text=${'x'.repeat(200)}`).text).toHaveLength(100)
  })

  test('are sent to the endpoint', () => {
    expect(endpointQuery(filters, read('status=packaging&text=wool'))).toEqual({
      state: 'waiting',
      status: ['packaging'],
      text: 'wool',
    })
    expect(endpointQuery(filters, read('state=all'))).toEqual({ state: 'all' })
  })
})
