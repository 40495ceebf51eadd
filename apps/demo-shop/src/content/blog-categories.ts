import type { NewBlogCategory } from '@shyrdak/sdk/management'
import { localized, type Texts } from '../good.ts'

const category = (url: string, title: Texts, description: Texts, position: number): NewBlogCategory => ({
  url,
  title: localized(title),
  description: localized(description),
  position,
})

/** The blog categories of the demo shop. Their ids count from 1 in this order; 1 is the default. */
export const BLOG_CATEGORIES: readonly NewBlogCategory[] = [
  category(
    'craft',
    ['Craft', 'Ремесло', 'Чеберчилик'],
    [
      'Wool, dye and knife: how our pieces are made.',
      'Шерсть, краска и нож: как делаются наши вещи.',
      'Жүн, боёк жана бычак: буюм кантип жасалат.',
    ],
    0,
  ),
  category(
    'patterns',
    ['Patterns', 'Узоры', 'Оюулар'],
    [
      'What the horns, the water and the gap in the frame mean.',
      'О чём говорят рога, вода и просвет в раме.',
      'Мүйүз, суу жана алкактагы ачык жер эмнени айтат.',
    ],
    1,
  ),
  category(
    'care-of-felt',
    ['Care', 'Уход', 'Күтүм'],
    [
      'How to wash, keep and mend felt so that it lasts.',
      'Как стирать, хранить и чинить войлок, чтобы он служил.',
      'Кийиз көпкө чыдасын үчүн аны кантип жууп, сактап, оңдоо керек.',
    ],
    2,
  ),
  category(
    'people',
    ['People and places', 'Люди и места', 'Адамдар жана жерлер'],
    [
      'Visits to workshops, and a summer on the jailoo.',
      'В гостях у мастерских и лето на жайлоо.',
      'Устаканаларда конокто жана жайлоодогу жай.',
    ],
    3,
  ),
]
