import type { DemoPage } from '#content/demo-page.ts'
import { en, type PrivacyTexts } from './en.ts'
import { kg } from './kg.ts'
import { privacyLayout } from './privacy-layout.ts'
import { ru } from './ru.ts'

export const privacy: DemoPage<PrivacyTexts> = {
  url: 'privacy',
  texts: { en, ru, kg },
  layout: privacyLayout,
}
