import type { CallOf } from '@shyrdak/sdk'
import type { Endpoint, ResponseOf } from '@shyrdak/sdk/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeskCall } from './desk-call.ts'

/**
 * How the forms of a page change its item. A form for some of its fields lists them, so that a colleague's
 * changes to other fields do not appear while someone edits those; they are reported when those are saved.
 */
export interface Item<Thing> {
  /** Resolves with the item after saving, as the page shows it. */
  readonly save: (saving: Promise<Thing>, fields?: readonly (keyof Thing)[]) => Promise<Thing>
  /** Resolves with the item after reloading, as the page shows it. */
  readonly reload: (fields?: readonly (keyof Thing)[]) => Promise<Thing>
}

/** Loads an item for its page, and updates it with what is saved. */
export function useItem<E extends Endpoint>(endpoint: E, request: CallOf<E>) {
  const call = useDeskCall()
  const client = useQueryClient()
  const options = queryOptions({
    queryKey: [endpoint.path, request],
    queryFn: ({ signal }) => call(endpoint, { ...request, signal }),
  })
  const item: Item<ResponseOf<E>> = {
    reload: (fields) => item.save(call(endpoint, request), fields),
    async save(saving, fields) {
      const saved = await saving
      // A running refetch may return older data.
      await client.cancelQueries(options)
      const before = client.getQueryData(options.queryKey)
      const now =
        fields && before
          ? { ...before, ...Object.fromEntries(fields.map((field) => [field, saved[field]])) }
          : saved
      client.setQueryData(options.queryKey, () => now)
      return now
    },
  }
  return { query: useQuery(options), ...item }
}
