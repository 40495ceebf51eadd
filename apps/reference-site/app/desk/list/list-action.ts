import type { Language } from '@shyrdak/sdk/contract'
import type { ButtonProps } from '@shyrdak/blocks/parts/button'
import type { DeskCall } from '../desk-call.ts'
import type { ListContext, ListNamespace } from './list-context.ts'

/** A text that is entered before the action and emailed verbatim. */
export interface Reason<Row, N extends ListNamespace> {
  readonly title: (row: Row, context: ListContext<N>) => string
  /** Explains the consequences. */
  readonly text: (context: ListContext<N>) => string
  /** The language of the recipient. */
  readonly language: (row: Row) => Language
  /** Reloads the row after somebody else changed it first. */
  readonly read: (call: DeskCall, row: Row) => Promise<Row>
  /** Set when the text is an answer, not a reason: the endpoint's field, its label and maximum length. */
  readonly answers?: {
    readonly field: string
    readonly label: (context: ListContext<N>) => string
    readonly limit: number
  }
}

/** An action that a manager runs on a row. */
export interface ListAction<Row, N extends ListNamespace> {
  readonly label: (row: Row, context: ListContext<N>) => string
  readonly tone?: (row: Row) => ButtonProps['tone']
  readonly isOffered: (row: Row) => boolean
  readonly reason?: Reason<Row, N>
  /** Resolves with the changed row. */
  readonly run: (call: DeskCall, row: Row, reason: string) => Promise<Row>
  /** Announced after the action. */
  readonly done: (row: Row, context: ListContext<N>) => string
}
