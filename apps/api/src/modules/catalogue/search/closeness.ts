import { LANGUAGES } from '@shyrdak/sdk/contract'
import { plainText } from './name-patterns.ts'

/** SQL: the words of a name in the normalized spelling, as `searchedPhrase` returns those of a search. */
const wordsOf = (text: string) =>
  `trim(regexp_replace(translate(${plainText(text)}, '''’ʼ', ''), '[^[:alnum:]]+', ' ', 'g'))`

/**
 * SQL: how close a localized name comes to a phrase in its closest language: it is the phrase (3), begins
 * with it (2), contains its words in this form (1), or only in other forms (0).
 */
export const closenessOf = (name: string, phrase: string): string => `(
    select max(case
      when called = ${phrase} then 3
      when starts_with(called, ${phrase} || ' ') then 2
      when position(' ' || ${phrase} || ' ' in ' ' || called || ' ') > 0 then 1
      else 0 end)
    from unnest(array[${LANGUAGES.map((language) => wordsOf(`${name}->>'${language}'`)).join(', ')}]) as called)`
