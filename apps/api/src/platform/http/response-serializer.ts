import fastJson, { type Schema } from 'fast-json-stringify'
import * as z from 'zod/mini'

/**
 * Serializes responses by the contract's schema: fields it does not list are dropped. Text from PostgreSQL is
 * JSON already. Schemas are compiled on first use: compiling all would take a fifth of the startup time.
 */
export function responseSerializer(response: z.core.$ZodType): (answer: unknown) => string {
  let stringify: ((answer: unknown) => string) | undefined
  return (answer) => {
    if (typeof answer === 'string') return answer
    stringify ??= fastJson(jsonSchemaOf(response))
    return stringify(answer)
  }
}

function jsonSchemaOf(response: z.core.$ZodType) {
  const { $schema: _, ...json } = z.toJSONSchema(response, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
  })
  return json as Schema // both are JSON Schema, with keywords typed differently
}
