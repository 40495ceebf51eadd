import type { DemoPage } from '#content/demo-page.ts'
import { en, type ContactsTexts } from './en.ts'
import { kg } from './kg.ts'
import { contactsLayout } from './contacts-layout.ts'
import { ru } from './ru.ts'

export const contacts: DemoPage<ContactsTexts> = {
  url: 'contacts',
  texts: { en, ru, kg },
  layout: contactsLayout,
}
