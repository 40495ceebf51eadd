/** Stands for a block that cannot be rendered as it is. */
export const NOT_SHOWN = 'EditorNotShown'

/** Stands in a block that holds others, while it holds none. */
export const EMPTY_PLACE = 'EditorEmptyPlace'
