/**
 * A text with what stands in its braces. All at once, so that what somebody typed is not filled in itself; a name
 * without a value stays.
 */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? braces) : braces,
  )
