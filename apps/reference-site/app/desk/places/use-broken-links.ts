import { useQueries } from '@tanstack/react-query'
import { usePageContext } from '../../page/use-page-context.ts'
import { isOfEveryLanguage } from '../form/typed-address.ts'

/** What a page answers that is not there (any more). */
const MISSING = new Set([404, 410])

const isOwn = (address: string) => /^\/(?![/\\])/.test(address)

/**
 * Which of these addresses lead to no page of the shop. The shop itself is asked, as a visitor would: nobody else knows
 * all its pages. Where other sites lead to is theirs.
 */
export function useBrokenLinks(addresses: readonly string[]): ReadonlySet<string> {
  const { prefix } = usePageContext()
  const own = [...new Set(addresses.filter(isOwn))]
  const answers = useQueries({
    queries: own.map((address) => ({
      queryKey: ['link', address],
      staleTime: 60_000,
      // A page that cannot be asked for just now is not broken.
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
