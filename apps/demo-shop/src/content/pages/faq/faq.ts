import type { DemoPage } from '#content/demo-page.ts'
import { en, type FaqTexts } from './en.ts'
import { kg } from './kg.ts'
import { faqLayout } from './faq-layout.ts'
import { ru } from './ru.ts'

export const faq: DemoPage<FaqTexts> = { url: 'faq', texts: { en, ru, kg }, layout: faqLayout }
