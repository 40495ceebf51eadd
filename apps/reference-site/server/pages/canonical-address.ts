import { LANGUAGES } from '@shyrdak/sdk/contract'
import type { ServerBuild } from 'react-router'

/** The segments of a route's path, such as `/blog/:category?`. */
type Pattern = readonly string[]

const stepsOf = (path: string): string[] => path.split('/').filter((step) => step !== '')

/** The patterns of all document routes, those with more static segments first, as in routing. */
export function documentPatterns({ routes }: Pick<ServerBuild, 'routes'>): readonly Pattern[] {
  const fixed = (pattern: Pattern) => pattern.filter((step) => !step.startsWith(':')).length
  return Object.values(routes)
    .flatMap((route) => {
      const handle: unknown = route?.module.handle
      const isDocument =
        typeof handle === 'object' && handle !== null && 'kind' in handle && handle.kind === 'document'
      return isDocument && route?.path && route.path !== '*' ? [stepsOf(route.path)] : []
    })
    .toSorted((one, other) => fixed(other) - fixed(one))
}

/**
 * Returns the canonical address, with its query, of a document requested in another case or with a trailing
 * slash; undefined when the address is already canonical or not a document's. Static segments are taken from
 * the route, so the redirect cannot lead to another site.
 *
 * @param url as requested: path and query
 */
export function canonicalAddress(url: string, patterns: readonly Pattern[]): string | undefined {
  const { pathname, search } = new URL(`http://own.invalid${url}`)
  // Fast path: most addresses contain nothing that would have to be normalized.
  if (!/[A-Z%]|.\/$/.test(pathname) || pathname.includes('//')) return undefined
  const asked = stepsOf(pathname)
  const language = LANGUAGES.find((one) => one === asked[0]?.toLowerCase())
  const steps = language ? asked.slice(1) : asked
  // The home page has no segments, and its address is valid with and without the slash.
  if (steps.length === 0) return language && language !== asked[0] ? `/${language}${search}` : undefined
  const pattern = patterns.find((one) => fits(steps, one))
  if (!pattern) return undefined
  const path = steps.map((step, place) => (isOpen(pattern[place]) ? step : pattern[place]))
  const address = `/${[...(language ? [language] : []), ...path].join('/')}`
  return address === pathname ? undefined : address + search
}

/**
 * Computes canonical addresses from the routes of the current build; each build is read once. Only GET and
 * HEAD requests have one, so form submissions are not redirected.
 */
export function canonicalAddresses(build: () => ServerBuild | Promise<ServerBuild>) {
  const known = new WeakMap<ServerBuild, readonly Pattern[]>()
  return async ({ method, url }: { method: string; url: string }): Promise<string | undefined> => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const current = await build()
    const patterns = known.get(current) ?? documentPatterns(current)
    known.set(current, patterns)
    return canonicalAddress(url, patterns)
  }
}

/** Whether a segment is a parameter, like `:slug`. */
const isOpen = (step = ''): boolean => step.startsWith(':')

const fits = (steps: readonly string[], pattern: Pattern): boolean =>
  steps.length <= pattern.length &&
  pattern.every((wanted, place) => {
    const step = steps[place]
    if (step === undefined) return wanted.endsWith('?')
    return isOpen(wanted) || readable(step).toLowerCase() === wanted
  })

/**
 * Decodes a segment: `%61bout` becomes `about`. Returns an empty string, which matches no route, when the
 * escapes are invalid.
 */
function readable(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return ''
  }
}
