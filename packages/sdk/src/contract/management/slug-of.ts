import type { LocalizedText } from '../localized-text.ts'

const MAX_LENGTH = 60

/** Transliteration of Russian and Kyrgyz letters in URLs. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  ң: 'n',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ү: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

const slugOfText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[а-яёңөү]/g, (letter) => LATIN[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’ʼ]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '')

/** Returns a slug for a name: from English if possible, else from another language; empty if none works. */
export function slugOf({ en, ru, kg }: LocalizedText): string {
  const slugs = [en, ru, kg].map(slugOfText)
  // A slug of digits only would be read as an ID.
  return slugs.find((slug) => /[a-z]/.test(slug)) ?? ''
}
