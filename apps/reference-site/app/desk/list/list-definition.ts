import type { Endpoint, Paginated } from '@shyrdak/sdk/contract'
import type { ComponentType, ReactNode } from 'react'
import type { ListAction } from './list-action.ts'
import type { ListContext, ListNamespace } from './list-context.ts'
import type { FilterValues } from './list-filter.ts'

export interface ListRow {
  readonly id: number
}

/** An endpoint that responds with a page of rows. */
type ListEndpoint<Row> = Endpoint & {
  readonly response: { readonly _zod: { readonly output: Paginated<Row> } }
}

export interface ListColumn<Row, N extends ListNamespace> {
  /** Read out by screen readers before the cell. */
  readonly label?: (context: ListContext<N>) => string
  /** The heading of the column on wide screens, shown when the first column has one; by default the label. */
  readonly heading?: (context: ListContext<N>) => string
  /** The grid track on wide screens, such as `7rem`; by default the remaining space. */
  readonly width?: string
  /** A count, which is aligned to the right where the columns are on one line. */
  readonly isCount?: boolean
  /** The grid area on narrow screens, for lists of documents. Either all columns have one, or none. */
  readonly area?: 'number' | 'when' | 'who' | 'state' | 'more' | 'sum'
  readonly cell: (row: Row, context: ListContext<N>) => ReactNode
}

export interface SelectionProps<Row> {
  /** In the order of the list. */
  readonly selected: readonly Row[]
  /** Called after an action on these rows: deselects them and reloads the list. */
  readonly onDone: (rows: readonly Row[]) => void
}

/** Actions on several rows at once. */
export interface ListSelection<Row, N extends ListNamespace> {
  /** The label of a row's checkbox. */
  readonly label: (row: Row, context: ListContext<N>) => string
  /** Shown below the list, even when nothing is selected. */
  readonly Bar: ComponentType<SelectionProps<Row>>
}

/** A list of the desk. */
export interface ListDefinition<Row, N extends ListNamespace, Filters> {
  /**
   * The class of its rows and of the row of headings, for a list that lays its columns out by itself. Each
   * column is a `data-column`.
   */
  readonly rowClass?: string
  readonly endpoint: ListEndpoint<Row>
  /** The path parameters of the endpoint, read from those of the page. */
  readonly params?: (
    address: Readonly<Record<string, string | undefined>>,
  ) => Readonly<Record<string, number>>
  /** The namespace of its texts; `title` is that of the page. */
  readonly namespace: N
  /** Keyed by query parameter. */
  readonly filters: Filters
  /** The text for an empty list. */
  readonly empty: (values: FilterValues<Filters>, context: ListContext<N>) => string
  /** The first column names the row. */
  readonly columns: Readonly<Record<string, ListColumn<Row, N>>>
  /** A list with actions shows its rows as cards. */
  readonly actions?: Readonly<Record<string, ListAction<Row, N>>>
  /** For lists without actions: makes rows selectable. */
  readonly selection?: ListSelection<Row, N>
  readonly isUrgent?: (row: Row) => boolean
  /** For cards with few words: each takes one line when there is room. */
  readonly isBrief?: boolean
  /** Rendered above the filters. */
  readonly Before?: ComponentType
}
