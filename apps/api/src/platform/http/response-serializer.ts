import fastJson, { type Schema } from 'fast-json-stringify'
import * as z from 'zod/mini'

/**
 * Writes answers from the contract's schema: what it does not list is left out. Text that PostgreSQL made is JSON
 * already. A schema is compiled when it is first needed: all of them together would be a fifth of a start.
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
  return json as Schema // JSON Schema by two authors, who type its keywords differently
}
