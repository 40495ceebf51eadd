import type { TransportRequest } from './transport.ts'

/** Fields as a query: undefined and null are absent, a list is a repeated key. */
export function queryOf(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) query.append(name, String(one))
  return query
}

/** Where a call goes below the store's origin, the country included. */
export function addressOf(request: TransportRequest, country: string): string {
  const { endpoint, params, query, nextPage } = request
  const [path = '', search] = nextPage?.split('?') ?? [
    '/api' + endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
  ]
  const fields = nextPage === undefined ? queryOf(query) : new URLSearchParams(search)
  fields.set('country_iso_code', country)
  return `${path}?${fields}`
}
