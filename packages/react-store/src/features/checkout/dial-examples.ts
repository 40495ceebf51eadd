/** Example phone numbers of the countries that the store delivers to. */
const EXAMPLES: Readonly<Record<string, string>> = {
  KG: '+996 700 123 456',
  KZ: '+7 701 123 45 67',
  RU: '+7 912 345-67-89',
  UA: '+380 50 123 45 67',
  BY: '+375 29 123-45-67',
}

export const exampleOf = (country: string): string => EXAMPLES[country] ?? '+996 700 123 456'
