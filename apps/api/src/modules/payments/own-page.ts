import { refuseField } from '#platform/refusal.ts'

/**
 * The path of a page of ours from an address that a client named: a path, or an address on the store's own origin.
 * Only the path is kept, so that what is stored cannot lead elsewhere.
 * @throws INVALID on that field for every other address.
 */
export function ownPage(address: string, field: string, publicUrl: string): string {
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : undefined
  if (!url || url.origin !== new URL(publicUrl).origin || url.username || url.password)
    throw refuseField([field], 'invalid')
  const path = url.pathname + url.search + url.hash
  // `//host` in a redirect is another host.
  if (/^\/[/\\]/.test(path)) throw refuseField([field], 'invalid')
  return path
}
