/**
 * How a page runs in the browser: `document` is HTML with islands, `hydrated` is hydrated as a whole,
 * `browser` is rendered there. A `file` is no page: the loader's response is sent as it is.
 */
export type PageKind = 'document' | 'hydrated' | 'browser' | 'file'

export interface PageHandle {
  kind: PageKind
  /** The name of the route in the specification. */
  name?: string
  /** The specification hides the footer on the chat page. */
  hasFooter?: false
}

/** Returns the kind of the deepest matched route that declares one, else `document`. */
export function kindOf(handles: readonly unknown[]): PageKind {
  const named = handles.findLast(
    (handle): handle is PageHandle => typeof handle === 'object' && handle !== null && 'kind' in handle,
  )
  return named?.kind ?? 'document'
}
