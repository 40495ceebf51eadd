/** The id of the canvas element that has the focus and handles keys. */
export const STAGE_ID = 'canvas-stage'
