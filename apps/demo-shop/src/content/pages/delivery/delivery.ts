import type { DemoPage } from '#content/demo-page.ts'
import { en, type DeliveryTexts } from './en.ts'
import { kg } from './kg.ts'
import { deliveryLayout } from './delivery-layout.ts'
import { ru } from './ru.ts'

export const delivery: DemoPage<DeliveryTexts> = {
  url: 'delivery',
  texts: { en, ru, kg },
  layout: deliveryLayout,
}
