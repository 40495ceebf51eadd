/** The demo accounts. Their names are in the texts of `site/sign-in`. */
export const DEMO_PEOPLE = [
  ['shopper', 'shopper@example.com'],
  ['wholesale', 'wholesale@example.com'],
  ['craftsman', 'craftsman@example.com'],
] as const

export const DEMO_PASSWORD = 'felt-and-wool'
