import type { Language } from '@shyrdak/sdk/contract'
import type { ButtonProps } from '@shyrdak/blocks/parts/button'
import type { DeskCall } from '../desk-call.ts'
import type { ListContext, ListNamespace } from './list-context.ts'

/** Asked for before something is done, and mailed as it is typed. */
export interface Reason<Row, N extends ListNamespace> {
  readonly title: (row: Row, context: ListContext<N>) => string
  /** What it means. */
  readonly text: (context: ListContext<N>) => string
  /** Of whoever reads it. */
  readonly language: (row: Row) => Language
  /** Reads the row again when somebody else was quicker. */
  readonly read: (call: DeskCall, row: Row) => Promise<Row>
  /** Where it is no reason but an answer: its field at the endpoint, what it is called, and how long it may be. */
  readonly answers?: {
    readonly field: string
    readonly label: (context: ListContext<N>) => string
    readonly limit: number
  }
}

/** What a manager does with a row by pressing a button. */
export interface ListAction<Row, N extends ListNamespace> {
  readonly label: (row: Row, context: ListContext<N>) => string
  readonly tone?: (row: Row) => ButtonProps['tone']
  readonly isOffered: (row: Row) => boolean
  readonly reason?: Reason<Row, N>
  /** Resolves with the row as it is then. */
  readonly run: (call: DeskCall, row: Row, reason: string) => Promise<Row>
  /** Announced when it is done. */
  readonly done: (row: Row, context: ListContext<N>) => string
}
