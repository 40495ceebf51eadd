import type { Texts } from '#good.ts'

/** A question that people ask, and the answer to it as HTML. */
export interface DemoAnswer {
  question: Texts
  answer: Texts
}
