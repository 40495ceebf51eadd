import type { Texts } from '#good.ts'

/** A frequent question, and its answer as HTML. */
export interface DemoAnswer {
  question: Texts
  answer: Texts
}
