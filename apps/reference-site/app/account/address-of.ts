/** Returns the path and query of a request, without the language prefix. */
export function addressOf({ url }: Pick<Request, 'url'>, prefix: string): string {
  const { pathname, search } = new URL(url)
  const path = prefix && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname
  return path + search
}
