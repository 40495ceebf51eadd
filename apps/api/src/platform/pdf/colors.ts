/** The colours of documents: those of the store's pages, on white. */
export const INK = '#2a2623'
export const SOFT = '#62594f'
export const MADDER = '#a3282f'
export const LINE = '#e2d7c5'
