import {
  issuesOf,
  SELECTABLE_COUNTRIES,
  DEFAULT_COUNTRY,
  type Endpoint,
  type Issue,
} from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'
import { refuse } from '../refusal.ts'
import { queryReader } from './query-reader.ts'
import { strict } from './strict.ts'
import { exceedsJsonLimits } from './json-limits.ts'

export interface RawInput {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

export interface Input {
  params: unknown
  query: unknown
  body: unknown
  country: string
}

const isSelectable = (code: unknown): code is string =>
  (SELECTABLE_COUNTRIES as readonly unknown[]).includes(code)

/** An endpoint's schemas, and how its path and query are read for them. */
function prepare({ params, query, body }: Endpoint) {
  return {
    params: params && { schema: strict(params), read: queryReader(params) },
    query: query && { schema: strict(query), read: queryReader(query) },
    body: body && strict(body),
  }
}

/**
 * The result parses a call or refuses it, naming every wrong field. Schemas are prepared by the first call: those of all
 * endpoints would take 3 MB and a tenth of the startup time.
 */
export function inputReader(endpoint: Endpoint): (raw: RawInput) => Input {
  let prepared: ReturnType<typeof prepare> | undefined
  return (raw) => {
    const { body, ...parts } = (prepared ??= prepare(endpoint))
    const issues: Issue[] = []
    const { country_iso_code = DEFAULT_COUNTRY, ...ownQuery } = raw.query
    if (!isSelectable(country_iso_code)) issues.push({ path: ['country_iso_code'], code: 'invalid' })
    const params = parts.params && parse(parts.params.schema, parts.params.read(raw.params), issues)
    const query = parts.query
      ? parse(parts.query.schema, parts.query.read(ownQuery), issues)
      : Object.keys(ownQuery).forEach((name) => issues.push({ path: [name], code: 'unrecognized' }))
    if (body && exceedsJsonLimits(raw.body))
      throw refuse('MALFORMED', { message: 'The body is nested too deeply or holds too many values.' })
    const parsedBody = body && parse(body, raw.body ?? {}, issues)
    if (issues.length > 0) throw refuse('INVALID', { issues })
    return { params, query, body: parsedBody, country: country_iso_code as string } // checked by isSelectable above
  }
}

function parse(schema: z.core.$ZodType, value: unknown, issues: Issue[]): unknown {
  const result = (schema as z.ZodMiniType).safeParse(value) // every schema of the contract is a zod/mini schema
  if (result.success) return result.data
  issues.push(...issuesOf(result.error, value))
  return undefined
}
