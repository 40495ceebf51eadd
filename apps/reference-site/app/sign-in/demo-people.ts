/** The demo accounts, with the page where each logs in. Their names are in the texts of `site/sign-in`. */
export const DEMO_PEOPLE = [
  { who: 'shopper', email: 'shopper@example.com', login: '/admin/login' },
  { who: 'wholesale', email: 'wholesale@example.com', login: '/admin/login' },
  { who: 'craftsman', email: 'craftsman@example.com', login: '/admin/craftsman/login' },
] as const

export const DEMO_PASSWORD = 'felt-and-wool'
