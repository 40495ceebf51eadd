/**
 * What browsers say of code that cannot be loaded: Chrome and Firefox, Safari, and Vite for a style sheet. Then what
 * they say of a page that cannot be reached, which is asked first: Chrome, Firefox, Safari, and all of them in time.
 */
const UNLOADED = /imported module|module script|preload|to fetch|NetworkError|Load failed|timed out/

/** Whether an error says that code could not be loaded, which is a lost connection. */
export const isUnloaded = (error: unknown): boolean => error instanceof Error && UNLOADED.test(error.message)
