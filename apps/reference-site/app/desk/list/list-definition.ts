import type { Endpoint, Language, Paginated } from '@shyrdak/sdk/contract'
import type { ComponentType, ReactNode } from 'react'
import type { ListAction } from './list-action.ts'
import type { ListContext } from './list-context.ts'
import type { FilterValues } from './list-filter.ts'

export interface ListRow {
  readonly id: number
}

export interface ListMessages {
  readonly title: string
}

/** An endpoint that answers with a page of rows. */
type ListEndpoint<Row> = Endpoint & {
  readonly response: { readonly _zod: { readonly output: Paginated<Row> } }
}

export interface ListColumn<Row, Messages> {
  /** Read out before the cell. */
  readonly label?: (context: ListContext<Messages>) => string
  /** In the grid of wide screens, such as `7rem`; by default what is left. */
  readonly width?: string
  readonly cell: (row: Row, context: ListContext<Messages>) => ReactNode
}

/** A list of the desk. */
export interface ListDefinition<Row, Messages, Filters> {
  /** In class names: a row is `site-<name>-row`, a cell `site-<name>-<column>`. */
  readonly name: string
  readonly endpoint: ListEndpoint<Row>
  readonly messages: Readonly<Record<Language, Messages>>
  /** By their fields in the address. */
  readonly filters: Filters
  /** Instead of rows. */
  readonly empty: (values: FilterValues<Filters>, context: ListContext<Messages>) => string
  /** The first is what a row is called. */
  readonly columns: Readonly<Record<string, ListColumn<Row, Messages>>>
  /** A list with actions shows its rows as cards. */
  readonly actions?: Readonly<Record<string, ListAction<Row, Messages>>>
  readonly isUrgent?: (row: Row) => boolean
  /** Above the filters. */
  readonly Before?: ComponentType
}
