import type { DemoPage } from '#content/demo-page.ts'
import { en, type AboutTexts } from './en.ts'
import { kg } from './kg.ts'
import { aboutLayout } from './about-layout.ts'
import { ru } from './ru.ts'

export const about: DemoPage<AboutTexts> = { url: 'about', texts: { en, ru, kg }, layout: aboutLayout }
