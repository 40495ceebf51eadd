import type { Language } from '@shyrdak/sdk/contract'
import type { ButtonProps } from '@shyrdak/blocks/parts/button'
import type { ComponentType } from 'react'
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

/** Asked before an action that cannot be undone. */
export interface Question<Row, N extends ListNamespace> {
  readonly title: (row: Row, context: ListContext<N>) => string
  /** Explains the consequences. */
  readonly text: (row: Row, context: ListContext<N>) => string
}

export interface ActionFormProps<Row, N extends ListNamespace> {
  readonly action: ListAction<Row, N>
  readonly row: Row
  /** Runs the action; rejects if it failed. */
  readonly onSubmit: (run: { action: ListAction<Row, N>; row: Row }) => Promise<Row>
  /** `isReloaded` when the row was reloaded meanwhile. */
  readonly onCancel: (isReloaded: boolean) => void
}

/** A dialog in which a row is completed before the action. */
export interface ActionForm<Row, N extends ListNamespace> {
  readonly isNeeded: (row: Row) => boolean
  readonly Dialog: ComponentType<ActionFormProps<Row, N>>
}

/** An action that a manager runs on a row. */
export interface ListAction<Row, N extends ListNamespace> {
  readonly label: (row: Row, context: ListContext<N>) => string
  readonly tone?: (row: Row) => ButtonProps['tone']
  readonly isOffered: (row: Row) => boolean
  readonly reason?: Reason<Row, N>
  readonly question?: Question<Row, N>
  readonly form?: ActionForm<Row, N>
  /** Resolves with the changed row. */
  readonly run: (call: DeskCall, row: Row, reason: string) => Promise<Row>
  /** Announced after the action. */
  readonly done: (row: Row, context: ListContext<N>) => string
}
