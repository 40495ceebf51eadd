import type { NewPage } from '@shyrdak/sdk/contract'
import { written } from './demo-page.ts'
import { contacts } from './pages/contacts/contacts.ts'
import { cookiePolicy } from './pages/cookie-policy/cookie-policy.ts'
import { faq } from './pages/faq/faq.ts'
import { home } from './pages/home/home.ts'
import { terms } from './pages/terms/terms.ts'

/** Every page of the demo shop. */
export const DEMO_PAGES: readonly NewPage[] = [
  written(home),
  written(contacts),
  written(faq),
  written(terms),
  written(cookiePolicy),
]
