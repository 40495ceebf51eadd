/** The average number of stars, with one decimal. */
export const averageOf = (count: number, sum: number): number => Math.round((sum * 10) / count) / 10
