/** SQL conditions of a search on the columns `terms` and `name_terms`. */
export interface TermConditions {
  /** That each word is found. */
  conditions: string[]
  /** That each word is in the name. */
  nameConditions: string[]
  /** The number of words in the name; undefined without words. */
  relevance: string | undefined
}

/** Adds a parameter and returns its typed placeholder. */
export type Put = (value: unknown, type: string) => string

/** Returns the conditions for words, each given by the ids of the terms that it matches. */
export function termConditions(terms: readonly (readonly number[])[], put: Put): TermConditions {
  const searched = terms.map((ids) => put(ids, 'int[]'))
  const nameConditions = searched.map((meant) => `name_terms && ${meant}`)
  return {
    conditions: searched.map((meant) => `terms && ${meant}`),
    nameConditions,
    relevance: nameConditions.map((is) => `(${is})::int`).join(' + ') || undefined,
  }
}
