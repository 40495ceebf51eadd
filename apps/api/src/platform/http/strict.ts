import * as z from 'zod/mini'

/** Kinds that have no keys inside. */
const LEAVES = ['string', 'number', 'boolean', 'enum', 'literal', 'null', 'file']

/**
 * Returns the same schema, refusing unknown keys at every level (zod's own strictness stops at the first).
 * @throws Error for a kind it cannot look into: its input would pass unchecked.
 */
export function strict<S extends z.core.$ZodType>(schema: S): S {
  return strictly(schema) as S // accepted values keep their shape, only unlisted keys are refused
}

function strictly(schema: z.core.$ZodType): z.core.$ZodType {
  const def = (schema as z.core.$ZodTypes)._zod.def // $ZodTypes is the union of every concrete schema
  switch (def.type) {
    case 'object': {
      if (def.catchall)
        throw new Error('An input object lists its keys: a catchall cannot be parsed strictly.')
      const shape = Object.fromEntries(
        Object.entries(def.shape).map(([key, field]) => [key, strictly(field)]),
      )
      return withChecks(z.strictObject(shape), def.checks)
    }
    case 'array':
      return withChecks(z.array(strictly(def.element)), def.checks)
    case 'optional':
      return withChecks(z.optional(strictly(def.innerType)), def.checks)
    case 'nullable':
      return withChecks(z.nullable(strictly(def.innerType)), def.checks)
    case 'union':
      return withChecks(z.union(def.options.map(strictly) as [z.core.$ZodType]), def.checks) // at least one option: it was a union before
    default:
      if (!LEAVES.includes(def.type))
        throw new Error(`An input of kind ${def.type} cannot be parsed strictly: add it to strict.ts.`)
      return schema
  }
}

function withChecks(
  schema: z.ZodMiniType,
  checks: readonly z.core.$ZodCheck<never>[] | undefined,
): z.ZodMiniType {
  return checks?.length ? schema.check(...(checks as unknown as z.core.$ZodCheck<unknown>[])) : schema // each check stays with the kind it was made for
}
