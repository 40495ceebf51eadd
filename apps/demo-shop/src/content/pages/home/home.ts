import type { DemoPage } from '#content/demo-page.ts'
import { en } from './en.ts'
import { homeLayout } from './home-layout.ts'
import type { HomeTexts } from './home-texts.ts'
import { kg } from './kg.ts'
import { ru } from './ru.ts'

export const home: DemoPage<HomeTexts> = { url: 'home', texts: { en, ru, kg }, layout: homeLayout }
