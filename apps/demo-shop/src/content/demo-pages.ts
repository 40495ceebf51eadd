import type { NewPage } from '@shyrdak/sdk/management'
import { written } from './demo-page.ts'
import { about } from './pages/about/about.ts'
import { contacts } from './pages/contacts/contacts.ts'
import { cookiePolicy } from './pages/cookie-policy/cookie-policy.ts'
import { delivery } from './pages/delivery/delivery.ts'
import { faq } from './pages/faq/faq.ts'
import { home } from './pages/home/home.ts'
import { privacy } from './pages/privacy/privacy.ts'
import { production } from './pages/production/production.ts'
import { returns } from './pages/return/return.ts'
import { terms } from './pages/terms/terms.ts'

/** Every page of the demo shop. */
export const DEMO_PAGES: readonly NewPage[] = [
  written(home),
  written(about),
  written(production),
  written(delivery),
  written(returns),
  written(contacts),
  written(faq),
  written(terms),
  written(privacy),
  written(cookiePolicy),
]
