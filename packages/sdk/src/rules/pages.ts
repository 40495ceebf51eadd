/** Returns the number of pages of a list; an empty list has one page, which says that it is empty. */
export const pageCount = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))
