import type { DemoPage } from '#content/demo-page.ts'
import { en, type TermsTexts } from './en.ts'
import { kg } from './kg.ts'
import { termsLayout } from './terms-layout.ts'
import { ru } from './ru.ts'

export const terms: DemoPage<TermsTexts> = { url: 'terms', texts: { en, ru, kg }, layout: termsLayout }
