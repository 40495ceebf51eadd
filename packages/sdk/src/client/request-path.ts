import type { TransportRequest } from './transport.ts'

/** Omits undefined and null; an array becomes a repeated key. */
function toSearchParams(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) query.append(name, String(item))
  return query
}

/** Returns the path and query of a request, including the country. */
export function requestPath(request: TransportRequest, country: string): string {
  const { endpoint, params, query, nextPage } = request
  const [path = '', search] = nextPage?.split('?') ?? [
    '/api' + endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
  ]
  const fields = nextPage === undefined ? toSearchParams(query) : new URLSearchParams(search)
  fields.set('country_iso_code', country)
  return `${path}?${fields}`
}
