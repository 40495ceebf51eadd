import { useQueries } from '@tanstack/react-query'
import { usePageContext } from '../../page/use-page-context.ts'
import { isOfEveryLanguage } from '../form/typed-address.ts'

/** The statuses of pages that do not exist. */
const MISSING = new Set([404, 410])

const isOwn = (address: string) => /^\/(?![/\\])/.test(address)

/**
 * Returns which of these addresses lead to no page of the shop. It requests them like a visitor, since only
 * the shop itself knows all its pages. External addresses are not checked.
 */
export function useBrokenLinks(addresses: readonly string[]): ReadonlySet<string> {
  const { prefix } = usePageContext()
  const own = [...new Set(addresses.filter(isOwn))]
  const answers = useQueries({
    queries: own.map((address) => ({
      queryKey: ['link', address],
      staleTime: 60_000,
      // A failed request does not mean that the link is broken.
      throwOnError: false,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<boolean> =>
        MISSING.has(
          (await fetch((isOfEveryLanguage(address) ? prefix : '') + address, { method: 'HEAD', signal }))
            .status,
        ),
    })),
  })
  return new Set(own.filter((_, index) => answers[index]?.data === true))
}
