import type { Endpoint, Paginated } from '@shyrdak/sdk/contract'
import type { ComponentType, ReactNode } from 'react'
import type { ListAction } from './list-action.ts'
import type { ListContext, ListNamespace } from './list-context.ts'
import type { FilterValues } from './list-filter.ts'

export interface ListRow {
  readonly id: number
}

/** An endpoint that answers with a page of rows. */
type ListEndpoint<Row> = Endpoint & {
  readonly response: { readonly _zod: { readonly output: Paginated<Row> } }
}

export interface ListColumn<Row, N extends ListNamespace> {
  /** Read out before the cell. */
  readonly label?: (context: ListContext<N>) => string
  /** Above the column on wide screens, where the first column has one; by default the label. */
  readonly heading?: (context: ListContext<N>) => string
  /** In the grid of wide screens, such as `7rem`; by default what is left. */
  readonly width?: string
  /** Where it stands on narrower ones, in a list of documents; either all columns say so, or none. */
  readonly area?: 'number' | 'when' | 'who' | 'state' | 'more' | 'sum'
  readonly cell: (row: Row, context: ListContext<N>) => ReactNode
}

export interface SelectionProps<Row> {
  /** In the order of the list. */
  readonly selected: readonly Row[]
  /** Called when something was done: these are not selected any more, and the list is loaded again. */
  readonly onDone: (rows: readonly Row[]) => void
}

/** What is done with several rows at once. */
export interface ListSelection<Row, N extends ListNamespace> {
  /** Of the box of a row. */
  readonly label: (row: Row, context: ListContext<N>) => string
  /** Below the list, whether or not something is selected. */
  readonly Bar: ComponentType<SelectionProps<Row>>
}

/** A list of the desk. */
export interface ListDefinition<Row, N extends ListNamespace, Filters> {
  /** In class names: a row is `site-<name>-row`, a cell `site-<name>-<column>`. */
  readonly name: string
  readonly endpoint: ListEndpoint<Row>
  /** What of the page's address names the list itself, such as whose it is. */
  readonly params?: (
    address: Readonly<Record<string, string | undefined>>,
  ) => Readonly<Record<string, number>>
  /** Its texts; `title` is that of the page. */
  readonly namespace: N
  /** By their fields in the address. */
  readonly filters: Filters
  /** Instead of rows. */
  readonly empty: (values: FilterValues<Filters>, context: ListContext<N>) => string
  /** The first is what a row is called. */
  readonly columns: Readonly<Record<string, ListColumn<Row, N>>>
  /** A list with actions shows its rows as cards. */
  readonly actions?: Readonly<Record<string, ListAction<Row, N>>>
  /** Of a list without actions: its rows can be selected. */
  readonly selection?: ListSelection<Row, N>
  readonly isUrgent?: (row: Row) => boolean
  /** Cards of a few words, which take one line each where there is room. */
  readonly isBrief?: boolean
  /** Above the filters. */
  readonly Before?: ComponentType
}
