/** The address of a request without its origin and without the prefix of its language. */
export function addressOf({ url }: Pick<Request, 'url'>, prefix: string): string {
  const { pathname, search } = new URL(url)
  const path = prefix && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname
  return path + search
}
