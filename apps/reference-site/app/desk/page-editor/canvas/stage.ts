/** The element of the canvas that has the focus and answers keys. */
export const STAGE_ID = 'canvas-stage'
