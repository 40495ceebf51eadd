import type { ListContext, ListNamespace } from './list-context.ts'

/** A link that narrows a list. */
interface FilterLink<Value> {
  readonly title: string
  readonly value: Value
  readonly isChosen: boolean
}

/** A field of an address that narrows a list. */
export interface ListFilter<N extends ListNamespace, Value = unknown> {
  /** What it narrows by; links without a label are called the filter. */
  label?(context: ListContext<N>): string
  /** From an address. What it does not know it leaves out. */
  read(texts: readonly string[]): Value
  /** As it stands in an address; undefined for what goes without saying. */
  write(value: Value): string | undefined
  /** For the endpoint. */
  query(value: Value): object
  /** What is typed in: a text unless it says otherwise. A day is typed beside the one it follows. */
  readonly input?: 'text' | 'day'
  /** What there is to choose; a filter without links is typed in. */
  links?(value: Value, context: ListContext<N>): readonly FilterLink<Value>[]
}

export type ListFilters<N extends ListNamespace> = Readonly<Record<string, ListFilter<N>>>

export type FilterValues<Filters> = {
  readonly [Name in keyof Filters]: Filters[Name] extends { read(texts: readonly string[]): infer Value }
    ? Value
    : never
}

interface OneOf<N extends ListNamespace, Value> {
  /** The first goes without saying. */
  readonly options: readonly [Value, ...Value[]]
  readonly label?: (context: ListContext<N>) => string
  readonly title: (value: Value, context: ListContext<N>) => string
  readonly query: (value: Value) => object
}

/** One of several; which one is a link to another list. */
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
  /** For none of them, which is all. */
  readonly all: (context: ListContext<N>) => string
  readonly title: (value: Value, context: ListContext<N>) => string
  readonly query: (values: readonly Value[]) => object
}

/** Any of several, in one field of the address: pressed to be added, pressed again to be taken out. */
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

/** A text that is looked for, by the label of its field. */
export const textFilter = <N extends ListNamespace>(
  label: (context: ListContext<N>) => string,
): ListFilter<N, string> => ({
  label,
  read: ([text = '']) => text.trim().slice(0, LONGEST_TEXT),
  write: (text) => text || undefined,
  query: (text) => (text ? { text } : {}),
})

/** Of one thing, by its number, as links from elsewhere ask; pressed to leave it. */
export const numberFilter = <N extends ListNamespace>(
  name: string,
  title: (context: ListContext<N>) => string,
): ListFilter<N, number | null> => ({
  read: ([text = '']) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null),
  write: (value) => value?.toString(),
  query: (value) => (value === null ? {} : { [name]: value }),
  links: (value, context) => (value === null ? [] : [{ title: title(context), value: null, isChosen: true }]),
})

/** A day, by the label of its field. */
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
