/**
 * The document in which the page editor shows a page. It is not below `/desk`, because it loads and shows
 * nothing of the desk.
 */
export const CANVAS_PATH = '/desk-canvas'
