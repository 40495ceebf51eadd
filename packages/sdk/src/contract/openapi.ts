import * as z from 'zod/mini'
import { errorsOf } from './endpoint-errors.ts'
import { isEndpoint, MAX_BODY_BYTES, type ContractTree, type Endpoint } from './endpoint.ts'
import { isFileSchema, mediaTypesOf } from './file.ts'
import { ERROR_STATUS, type ErrorCode } from './errors.ts'
import * as shared from './index.ts'
import { rateLimitOf } from './rate-limits.ts'

type Json = Record<string, unknown>

export interface OpenApiOptions {
  /** Origin of the API, such as `https://store.example`; empty for the server that serves the document. */
  readonly server: string
  readonly version?: string
  /** Further schemas to name, as an object that has some of them as values. */
  readonly schemas?: Readonly<Record<string, unknown>>
}

export interface OpenApiDocument extends Json {
  readonly openapi: '3.1.1'
  readonly paths: Record<string, Record<string, Json>>
  readonly components: { readonly schemas: Record<string, Json> }
}

/** The schemas that the contract exports, by name. They become the document's components. */
function namedSchemas(others: Readonly<Record<string, unknown>>) {
  const names = z.registry<{ id: string }>()
  for (const [id, value] of Object.entries({ ...shared, ...others }))
    if (value instanceof z.ZodMiniType) names.add(value, { id })
  return names
}

/** Returns a converter to JSON Schema with OpenAPI references; referenced schemas go into `components`. */
function schemaWriter(components: Record<string, Json>, others: Readonly<Record<string, unknown>>) {
  const metadata = namedSchemas(others)
  const rewriteRefs = (json: unknown): unknown =>
    JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'))
  return (schema: z.core.$ZodType): Json => {
    const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { metadata, io: 'input' })
    Object.assign(components, rewriteRefs($defs))
    return rewriteRefs(rest) as Json // the input is an object
  }
}

type Write = ReturnType<typeof schemaWriter>

function fieldsOf(schema: z.ZodMiniObject | undefined, location: 'path' | 'query', write: Write): Json[] {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || field._zod.optin !== 'optional',
    schema: write(field),
  }))
}

const COUNTRY_PARAMETER = {
  name: 'country_iso_code',
  in: 'query',
  required: false,
  description:
    'ISO 3166-1 alpha-2 code of the shopper’s country. Determines which goods, prices and delivery services are returned.',
  schema: { $ref: '#/components/schemas/CountryCode' },
}

const KEY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Unique key of the request. Retries with the same key take effect once and return the same response.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const ERROR_BODY = { $ref: '#/components/schemas/ErrorBody' }

/** The body of the errors of one status: the common fields, and the data of the codes that have some. */
function errorSchema(errors: [code: string, shape: z.core.$ZodShape][], write: Write): Json {
  const withData = errors.filter(([, shape]) => Object.keys(shape).length > 0)
  if (withData.length === 0) return ERROR_BODY
  const plain = errors.filter((error) => !withData.includes(error)).map(([code]) => code)
  const variants = withData.map(([code, shape]) => write(z.object({ code: z.literal(code), ...shape })))
  const rest = plain.length > 0 ? [write(z.object({ code: z.enum(plain) }))] : []
  return { allOf: [ERROR_BODY, { oneOf: [...variants, ...rest] }] }
}

function errorResponses(endpoint: Endpoint, write: Write): Record<string, Json> {
  const errors = Object.entries(errorsOf(endpoint)) as [ErrorCode, z.core.$ZodShape][] // entries() loses the literal types
  const byStatus = Map.groupBy(errors, ([code]) => ERROR_STATUS[code])
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: list.map(([code]) => code).join(', '),
        content: { 'application/json': { schema: errorSchema(list, write) } },
      },
    ]),
  )
}

/** An empty security requirement means that guests may call the endpoint. */
function securityOf({ access }: Endpoint): Json[] {
  const session = access.markets.length > 0 ? [{ bearer: [] }] : []
  return access.guests === 'none' ? session : [{}, ...session]
}

/** JSON, or a file in its media types. */
function contentOf(schema: z.core.$ZodType, write: Write): Json {
  if (!isFileSchema(schema)) return { 'application/json': { schema: write(schema) } }
  return Object.fromEntries(
    mediaTypesOf(schema).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  )
}

function operationFrom(endpoint: Endpoint, name: readonly string[], write: Write): Json {
  const { summary, access, params, query, body, response, idempotent, maxBytes = MAX_BODY_BYTES } = endpoint
  return {
    operationId: name.join('.'),
    tags: [name[0]],
    summary,
    security: securityOf(endpoint),
    'x-access': access,
    'x-rate-limit': rateLimitOf(endpoint),
    ...(body && { 'x-max-bytes': maxBytes }),
    parameters: [
      ...fieldsOf(params, 'path', write),
      ...fieldsOf(query, 'query', write),
      COUNTRY_PARAMETER,
      ...(idempotent ? [KEY_PARAMETER] : []),
    ],
    ...(body ? { requestBody: { required: true, content: contentOf(body, write) } } : {}),
    responses: {
      '200': { description: 'Success.', content: contentOf(response, write) },
      ...errorResponses(endpoint, write),
    },
  }
}

function* endpointsOf(tree: ContractTree, name: readonly string[] = []): Generator<[string[], Endpoint]> {
  for (const [key, node] of Object.entries(tree)) {
    if (isEndpoint(node)) yield [[...name, key], node]
    else yield* endpointsOf(node, [...name, key])
  }
}

/** The contract as an OpenAPI 3.1 document: paths, schemas, errors and access. */
export function openApiDocument(
  contract: ContractTree,
  { server, version = '1', schemas: others = {} }: OpenApiOptions,
): OpenApiDocument {
  const schemas: Record<string, Json> = {}
  const write = schemaWriter(schemas, others)
  write(shared.ErrorBody)
  write(shared.CountryCode)
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, endpoint] of endpointsOf(contract)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[endpoint.method.toLowerCase()] = operationFrom(endpoint, name, write)
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Shyrdak', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: `${server}/api` }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    } as OpenApiDocument['components'], // the interface lists only the fields that callers use
  }
}
