/** Where a buyer may be sent: by https to one of a bank's hosts. A double's page stands in the store itself. */
export type TrustedPage = (url: URL, returnUrl: string) => boolean

/** `*.bank.example` stands for every host below it. */
export const pagesOf =
  (hosts: readonly string[]): TrustedPage =>
  ({ protocol, hostname }) =>
    protocol === 'https:' &&
    hosts.some((host) =>
      host.startsWith('*.')
        ? hostname.endsWith(host.slice(1)) || hostname === host.slice(2)
        : hostname === host,
    )

/** The page of a double, in the house of the store, under the name by which the buyer came. */
export const pagesInStore: TrustedPage = ({ origin }, returnUrl) => origin === new URL(returnUrl).origin

/** The page, or an error: a bank that sends buyers elsewhere is not itself. */
export function trusted(address: string, isTrusted: TrustedPage, returnUrl: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !isTrusted(url, returnUrl))
    throw new Error(
      `A bank wants its buyers sent to ${url?.host ?? 'nowhere'}, which is not one of its pages.`,
    )
  return url.href
}
