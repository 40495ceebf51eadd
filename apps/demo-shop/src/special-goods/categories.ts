import type { Texts } from '../good.ts'

interface DemoSpecialCategory {
  id: number
  parent: number | null
  title: Texts
}

/** The category tree of the demo shop's special goods. Ids are fixed, so that links stay valid. */
export const SPECIAL_CATEGORIES: readonly DemoSpecialCategory[] = [
  { id: 1, parent: null, title: ['One-off rugs', 'Авторские ковры', 'Жалгыз нуска килемдер'] },
  { id: 2, parent: null, title: ['For the wall', 'На стену', 'Дубалга'] },
  { id: 3, parent: 2, title: ['Tush-kyiz', 'Туш-кийизы', 'Туш кийиздер'] },
  { id: 4, parent: 2, title: ['Panels and portraits', 'Панно и портреты', 'Панно жана портреттер'] },
  { id: 5, parent: null, title: ['Yurt and saddle', 'Юрта и седло', 'Боз үй жана ээр'] },
  { id: 6, parent: null, title: ['Made to measure', 'По мерке', 'Ченеп жасалган'] },
]
