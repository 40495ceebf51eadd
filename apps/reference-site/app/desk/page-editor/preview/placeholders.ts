/** Replaces a block that cannot be rendered. */
export const NOT_SHOWN = 'EditorNotShown'

/** Fills a container without children. */
export const EMPTY_PLACE = 'EditorEmptyPlace'
