import type { ListContext } from './list-context.ts'

/** A link that narrows a list. */
interface FilterLink<Value> {
  readonly title: string
  readonly value: Value
  readonly isChosen: boolean
}

/** A field of an address that narrows a list. */
export interface ListFilter<Messages, Value = unknown> {
  /** What it narrows by; links without a label are called the filter. */
  label?(context: ListContext<Messages>): string
  /** From an address. What it does not know it leaves out. */
  read(texts: readonly string[]): Value
  /** As it stands in an address; undefined for what goes without saying. */
  write(value: Value): string | undefined
  /** For the endpoint. */
  query(value: Value): object
  /** What there is to choose; a filter without links is typed in. */
  links?(value: Value, context: ListContext<Messages>): readonly FilterLink<Value>[]
}

export type ListFilters<Messages> = Readonly<Record<string, ListFilter<Messages>>>

export type FilterValues<Filters> = {
  readonly [Name in keyof Filters]: Filters[Name] extends { read(texts: readonly string[]): infer Value }
    ? Value
    : never
}

interface OneOf<Messages, Value> {
  /** The first goes without saying. */
  readonly options: readonly [Value, ...Value[]]
  readonly label?: (context: ListContext<Messages>) => string
  readonly title: (value: Value, context: ListContext<Messages>) => string
  readonly query: (value: Value) => object
}

/** One of several; which one is a link to another list. */
export const oneOf = <Messages, const Value extends string>({
  options,
  title,
  ...filter
}: OneOf<Messages, Value>): ListFilter<Messages, Value> => ({
  ...filter,
  read: (texts) => options.find((one) => one === texts[0]) ?? options[0],
  write: (value) => (value === options[0] ? undefined : value),
  links: (value, context) =>
    options.map((one) => ({ title: title(one, context), value: one, isChosen: one === value })),
})

interface ManyOf<Messages, Value> {
  readonly options: readonly Value[]
  readonly label: (context: ListContext<Messages>) => string
  /** For none of them, which is all. */
  readonly all: (context: ListContext<Messages>) => string
  readonly title: (value: Value, context: ListContext<Messages>) => string
  readonly query: (values: readonly Value[]) => object
}

/** Any of several, in one field of the address: pressed to be added, pressed again to be taken out. */
export const manyOf = <Messages, const Value extends string>({
  options,
  all,
  title,
  ...filter
}: ManyOf<Messages, Value>): ListFilter<Messages, readonly Value[]> => ({
  ...filter,
  read(texts) {
    const named = texts.flatMap((text) => text.split(/[\s,]+/))
    return options.filter((one) => named.includes(one))
  },
  write: (values) => values.join(' ') || undefined,
  links: (values, context) => [
    { title: all(context), value: [], isChosen: values.length === 0 },
    ...options.map((one) => ({
      title: title(one, context),
      value: options.filter((other) => values.includes(other) !== (other === one)),
      isChosen: values.includes(one),
    })),
  ],
})

const LONGEST_TEXT = 100

/** A text that is looked for, by the label of its field. */
export const textFilter = <Messages>(
  label: (context: ListContext<Messages>) => string,
): ListFilter<Messages, string> => ({
  label,
  read: ([text = '']) => text.trim().slice(0, LONGEST_TEXT),
  write: (text) => text || undefined,
  query: (text) => (text ? { text } : {}),
})
