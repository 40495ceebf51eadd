/**
 * How a page lives in the browser:
 * `document` is HTML and islands, `hydrated` is hydrated as a whole, `browser` is rendered there. What its loader
 * answers as it is, and no page, is a `file`.
 */
export type PageKind = 'document' | 'hydrated' | 'browser' | 'file'

export interface PageHandle {
  kind: PageKind
  /** The route's name in the specification. */
  name?: string
  /** The spec hides the footer of the chat. */
  hasFooter?: false
}

/** The kind of the deepest matched route that names one; a page nobody claims is a document. */
export function kindOf(handles: readonly unknown[]): PageKind {
  const named = handles.findLast(
    (handle): handle is PageHandle => typeof handle === 'object' && handle !== null && 'kind' in handle,
  )
  return named?.kind ?? 'document'
}
