/**
 * Kyrgyz endings in the plain spelling (ө as о, ү as у, ң as н), in the order in which they stand from the end of a
 * noun: person and case, possession, number. Their letters vary with the vowels and the last consonant of the stem.
 */
const ENDINGS = [
  /(?:[нтд][ыиу]н|[нтд][ыиу]|[гк][аеэо]|[дт][аеэо]н?|нан|нен|нон)$/u,
  /(?:[ыиу]м|[ыиу]н|с[ыиу]|[ыиу])$/u,
  /[лдт][аеэо]р$/u,
]
const SHORTEST_STEM = 4

/** A voiced consonant before an ending is its voiceless one without: калпак, калпагы. */
const unvoiced = (stem: string) => stem.replace(/г$/u, 'к').replace(/б$/u, 'п')

/**
 * What may be left of a Kyrgyz word without its endings: itself, and what stands before each of them. Two forms of one
 * word have one of these in common. Which one is the stem, a rule without a dictionary cannot know (тапичке, as if it
 * were a dative of тапич).
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
