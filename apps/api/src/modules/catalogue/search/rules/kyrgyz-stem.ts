/**
 * Kyrgyz noun endings in the normalized spelling (ө as о, ү as у, ң as н), from the end of the word: person
 * and case, possession, number. Their letters vary with the vowels and the last consonant of the stem.
 */
const ENDINGS = [
  /(?:[нтд][ыиу]н|[нтд][ыиу]|[гк][аеэо]|[дт][аеэо]н?|нан|нен|нон)$/u,
  /(?:[ыиу]м|[ыиу]н|с[ыиу]|[ыиу])$/u,
  /[лдт][аеэо]р$/u,
]
const SHORTEST_STEM = 4

/** Reverts the voicing of a final consonant: калпак, калпагы. */
const unvoiced = (stem: string) => stem.replace(/г$/u, 'к').replace(/б$/u, 'п')

/**
 * Returns the possible stems of a Kyrgyz word: the word itself, and what remains after removing each ending.
 * Two forms of a word share one of them. Without a dictionary the real stem is unknown (тапичке looks like a
 * dative of тапич).
 */
export function kyrgyzStems(term: string): string[] {
  const stems = [term]
  let stem = term
  for (const ending of ENDINGS) {
    const shorter = stem.replace(ending, '')
    if (shorter.length < SHORTEST_STEM || shorter === stem) continue
    stem = shorter
    stems.push(unvoiced(stem))
  }
  return stems
}
