import type { Language } from '@shyrdak/sdk/contract'

/** What somebody wrote about one of the demo goods, `age` days ago. */
export interface DemoReview {
  /** The slug of the product. */
  of: string
  author: string
  rating: 1 | 2 | 3 | 4 | 5
  text: string
  language: Language
  age: number
}

export const REVIEWS: readonly DemoReview[] = [
  {
    of: 'naryn-mules',
    author: 'Азамат',
    rating: 5,
    text: 'Ношу вторую зиму, даже не сносились. Отцу взял такие же.',
    language: 'ru',
    age: 9,
  },
]
