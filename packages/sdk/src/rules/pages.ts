/** How many pages a list has; an empty one has a page that says so. */
export const pageCount = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))
