/** Whether a buyer may be sent to a URL: https to a bank's host, or a double's page in the store. */
export type TrustedPage = (url: URL, returnUrl: string) => boolean

/** Trusts these hosts; `*.bank.example` matches every host below it. */
export const pagesOf =
  (hosts: readonly string[]): TrustedPage =>
  ({ protocol, hostname }) =>
    protocol === 'https:' &&
    hosts.some((host) =>
      host.startsWith('*.')
        ? hostname.endsWith(host.slice(1)) || hostname === host.slice(2)
        : hostname === host,
    )

/** Trusts pages of a double: in the store itself, under the host name the buyer used. */
export const pagesInStore: TrustedPage = ({ origin }, returnUrl) => origin === new URL(returnUrl).origin

/** Returns the URL, or throws: a bank that redirects buyers elsewhere is not trusted. */
export function trusted(address: string, isTrusted: TrustedPage, returnUrl: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !isTrusted(url, returnUrl))
    throw new Error(
      `A bank wants its buyers sent to ${url?.host ?? 'nowhere'}, which is not one of its pages.`,
    )
  return url.href
}
