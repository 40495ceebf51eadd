/** One of the allowed values; `fallback` for any other value. */
export const oneOf = <const Option extends string>(
  value: unknown,
  options: readonly Option[],
  fallback: NoInfer<Option>,
): Option => options.find((option) => option === value) ?? fallback
