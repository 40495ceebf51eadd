import type { DemoPage } from '#content/demo-page.ts'
import { en, type ReturnTexts } from './en.ts'
import { kg } from './kg.ts'
import { returnLayout } from './return-layout.ts'
import { ru } from './ru.ts'

export const returns: DemoPage<ReturnTexts> = { url: 'return', texts: { en, ru, kg }, layout: returnLayout }
