import { refuseField } from '#platform/refusal.ts'

/**
 * Returns the path of a page of the store from a URL sent by a client: a path, or a URL on the store's own
 * origin. Only the path is stored, so a redirect cannot leave the store.
 * @throws INVALID on that field for any other URL
 */
export function ownPage(address: string, field: string, publicUrl: string): string {
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : undefined
  if (!url || url.origin !== new URL(publicUrl).origin || url.username || url.password)
    throw refuseField([field], 'invalid')
  const path = url.pathname + url.search + url.hash
  // A redirect to `//host` leads to another host.
  if (/^\/[/\\]/.test(path)) throw refuseField([field], 'invalid')
  return path
}
