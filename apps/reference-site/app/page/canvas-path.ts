/** The document in which the page editor shows a page. Not below the desk, of which it loads and shows nothing. */
export const CANVAS_PATH = '/desk-canvas'
