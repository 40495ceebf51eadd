import type { DemoPage } from '#content/demo-page.ts'
import { en, type CookiePolicyTexts } from './en.ts'
import { kg } from './kg.ts'
import { cookiePolicyLayout } from './cookie-policy-layout.ts'
import { ru } from './ru.ts'

export const cookiePolicy: DemoPage<CookiePolicyTexts> = {
  url: 'cookie-policy',
  texts: { en, ru, kg },
  layout: cookiePolicyLayout,
}
