/** What Chrome and Firefox, Safari, and Vite for a style sheet say of code that cannot be loaded. */
const UNLOADED = /imported module|module script|preload/

/** Whether an error says that code could not be loaded, which is a lost connection. */
export const isUnloaded = (error: unknown): boolean => error instanceof Error && UNLOADED.test(error.message)
