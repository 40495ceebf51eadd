import type { DemoPage } from '#content/demo-page.ts'
import { en, type ProductionTexts } from './en.ts'
import { kg } from './kg.ts'
import { productionLayout } from './production-layout.ts'
import { ru } from './ru.ts'

export const production: DemoPage<ProductionTexts> = {
  url: 'production',
  texts: { en, ru, kg },
  layout: productionLayout,
}
