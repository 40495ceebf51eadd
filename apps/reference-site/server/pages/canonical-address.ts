import { LANGUAGES } from '@shyrdak/sdk/contract'
import type { ServerBuild } from 'react-router'

/** A route's path, such as `/blog/:category?`, step by step. */
type Pattern = readonly string[]

const stepsOf = (path: string): string[] => path.split('/').filter((step) => step !== '')

/** The paths of the routes that are documents, those with more fixed steps first, as they are matched. */
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
 * Where a document is at home whose address was written in another case or with a slash at its end, with its query;
 * nothing where the address is right already, or no document's. The fixed steps are those of the route itself, so
 * nobody is led away from this site.
 *
 * @param url as requested: path and query
 */
export function canonicalAddress(url: string, patterns: readonly Pattern[]): string | undefined {
  const { pathname, search } = new URL(`http://own.invalid${url}`)
  // Nearly every address is right: it has nothing of what is set right below.
  if (!/[A-Z%]|.\/$/.test(pathname) || pathname.includes('//')) return undefined
  const asked = stepsOf(pathname)
  const language = LANGUAGES.find((one) => one === asked[0]?.toLowerCase())
  const steps = language ? asked.slice(1) : asked
  // Home has no steps, and is written with the slash and without.
  if (steps.length === 0) return language && language !== asked[0] ? `/${language}${search}` : undefined
  const pattern = patterns.find((one) => fits(steps, one))
  if (!pattern) return undefined
  const path = steps.map((step, place) => (isOpen(pattern[place]) ? step : pattern[place]))
  const address = `/${[...(language ? [language] : []), ...path].join('/')}`
  return address === pathname ? undefined : address + search
}

/** Canonical addresses by the routes of a build, which are read once for each. A form that is sent stays where it is. */
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

/** Whether anything may stand there, as for `:slug`. */
const isOpen = (step = ''): boolean => step.startsWith(':')

const fits = (steps: readonly string[], pattern: Pattern): boolean =>
  steps.length <= pattern.length &&
  pattern.every((wanted, place) => {
    const step = steps[place]
    if (step === undefined) return wanted.endsWith('?')
    return isOpen(wanted) || readable(step).toLowerCase() === wanted
  })

/** A step without its escapes: `%61bout` is `about`. One that cannot be read is no page's. */
function readable(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return ''
  }
}
