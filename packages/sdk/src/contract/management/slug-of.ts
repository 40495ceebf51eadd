import type { LocalizedText } from '../localized-text.ts'

const MAX_LENGTH = 60

/** Cyrillic letters of Russian and Kyrgyz as they are written in addresses. */
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

/** An address for what is called so: of the English name, else of another one; empty where none has a letter for it. */
export function slugOf({ en, ru, kg }: LocalizedText): string {
  const slugs = [en, ru, kg].map(slugOfText)
  // Of digits alone it would be an ID.
  return slugs.find((slug) => /[a-z]/.test(slug)) ?? ''
}
