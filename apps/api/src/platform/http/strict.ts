import * as z from 'zod/mini'

/**
 * The same schema, refusing unknown keys at every level (zod's own strictness stops at the first).
 * Covers what contract inputs are made of; whatever else comes is left as it is.
 */
export function strict<S extends z.core.$ZodType>(schema: S): S {
  return strictly(schema) as S // the shape of accepted values is unchanged, only unlisted keys are refused
}

function strictly(schema: z.core.$ZodType): z.core.$ZodType {
  const def = (schema as z.core.$ZodTypes)._zod.def // $ZodTypes is the union of every concrete schema
  switch (def.type) {
    case 'object': {
      const shape = Object.fromEntries(
        Object.entries(def.shape).map(([key, field]) => [key, strictly(field)]),
      )
      return withChecks(z.strictObject(shape), def.checks)
    }
    case 'array':
      return withChecks(z.array(strictly(def.element)), def.checks)
    case 'optional':
      return z.optional(strictly(def.innerType))
    case 'nullable':
      return z.nullable(strictly(def.innerType))
    case 'union':
      return z.union(def.options.map(strictly) as [z.core.$ZodType]) // at least one option: it was a union before
    default:
      return schema
  }
}

function withChecks(
  schema: z.ZodMiniType,
  checks: readonly z.core.$ZodCheck<never>[] | undefined,
): z.ZodMiniType {
  return checks?.length ? schema.check(...(checks as unknown as z.core.$ZodCheck<unknown>[])) : schema // a check stays with the kind it was made for
}
