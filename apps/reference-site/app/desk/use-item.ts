import type { CallOf } from '@shyrdak/sdk'
import type { Endpoint, ResponseOf } from '@shyrdak/sdk/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeskCall } from './desk-call.ts'

/**
 * How the forms of a page change the thing that it is about. A form over some of its fields names them: what a colleague
 * changed in the others is told where those are saved, and not put under the hands of whoever types there.
 */
export interface Item<Thing> {
  /** Resolves with the thing as the page shows it once it is saved. */
  readonly save: (saving: Promise<Thing>, fields?: readonly (keyof Thing)[]) => Promise<Thing>
  /** Resolves with the thing as the page shows it once it is read again. */
  readonly reload: (fields?: readonly (keyof Thing)[]) => Promise<Thing>
}

/** A thing with a page of its own: read by an endpoint, and replaced by what is saved. */
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
      // What was being read may be older.
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
