import type { ListContext, ListNamespace } from './list-context.ts'

/** A link that sets a filter. */
interface FilterLink<Value> {
  readonly title: string
  readonly value: Value
  readonly isChosen: boolean
}

/** A query parameter that filters a list. */
export interface ListFilter<N extends ListNamespace, Value = unknown> {
  /** The label; links without one are labelled "Filter". */
  label?(context: ListContext<N>): string
  /** Parses the query parameter. Ignores invalid values. */
  read(texts: readonly string[]): Value
  /** Serializes the value; undefined for the default. */
  write(value: Value): string | undefined
  /** The query for the endpoint. */
  query(value: Value): object
  /** The kind of input, by default a text. Consecutive days are shown together. */
  readonly input?: 'text' | 'day'
  /** The options as links; a filter without them has an input. */
  links?(value: Value, context: ListContext<N>): readonly FilterLink<Value>[]
}

export type ListFilters<N extends ListNamespace> = Readonly<Record<string, ListFilter<N>>>

export type FilterValues<Filters> = {
  readonly [Name in keyof Filters]: Filters[Name] extends { read(texts: readonly string[]): infer Value }
    ? Value
    : never
}

interface OneOf<N extends ListNamespace, Value> {
  /** The first one is the default. */
  readonly options: readonly [Value, ...Value[]]
  readonly label?: (context: ListContext<N>) => string
  readonly title: (value: Value, context: ListContext<N>) => string
  readonly query: (value: Value) => object
}

/** A filter with one of several values, each of which is a link. */
export const oneOf = <N extends ListNamespace, const Value extends string>({
  options,
  title,
  ...filter
}: OneOf<N, Value>): ListFilter<N, Value> => ({
  ...filter,
  read: (texts) => options.find((one) => one === texts[0]) ?? options[0],
  write: (value) => (value === options[0] ? undefined : value),
  links: (value, context) =>
    options.map((one) => ({ title: title(one, context), value: one, isChosen: one === value })),
})

interface ManyOf<N extends ListNamespace, Value> {
  readonly options: readonly Value[]
  readonly label: (context: ListContext<N>) => string
  /** The label for no filter. */
  readonly all: (context: ListContext<N>) => string
  readonly title: (value: Value, context: ListContext<N>) => string
  readonly query: (values: readonly Value[]) => object
}

/** A filter with any of several values in one query parameter. Each link adds or removes its value. */
export const manyOf = <N extends ListNamespace, const Value extends string>({
  options,
  all,
  title,
  ...filter
}: ManyOf<N, Value>): ListFilter<N, readonly Value[]> => ({
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

/** A filter by search text, with the label of its field. */
export const textFilter = <N extends ListNamespace>(
  label: (context: ListContext<N>) => string,
): ListFilter<N, string> => ({
  label,
  read: ([text = '']) => text.trim().slice(0, LONGEST_TEXT),
  write: (text) => text || undefined,
  query: (text) => (text ? { text } : {}),
})

/** A filter by id that other pages link to. Its link removes it. */
export const numberFilter = <N extends ListNamespace>(
  name: string,
  title: (context: ListContext<N>) => string,
): ListFilter<N, number | null> => ({
  read: ([text = '']) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null),
  write: (value) => value?.toString(),
  query: (value) => (value === null ? {} : { [name]: value }),
  links: (value, context) => (value === null ? [] : [{ title: title(context), value: null, isChosen: true }]),
})

/** A filter by day, with the label of its field. */
export const dayFilter = <N extends ListNamespace>(
  name: string,
  label: (context: ListContext<N>) => string,
): ListFilter<N, string> => ({
  label,
  input: 'day',
  read: ([text = '']) => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''),
  write: (day) => day || undefined,
  query: (day) => (day ? { [name]: day } : {}),
})
