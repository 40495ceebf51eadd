import { FAQ_TABS, type FaqTab } from '@shyrdak/sdk/contract'
import type { NewFaqEntry } from '@shyrdak/sdk/management'
import { localized } from '#good.ts'
import { checkout } from './checkout.ts'
import { contactUs } from './contact-us.ts'
import { delivery } from './delivery.ts'
import type { DemoAnswer } from './demo-answer.ts'
import { productInformation } from './product-information.ts'
import { returnPolicy } from './return-policy.ts'

const ANSWERS: Readonly<Record<FaqTab, readonly DemoAnswer[]>> = {
  product_information: productInformation,
  checkout,
  delivery,
  return_policy: returnPolicy,
  contact_us: contactUs,
}

/** The questions and answers of the demo shop, by tab. */
export const DEMO_FAQ: readonly NewFaqEntry[] = FAQ_TABS.flatMap((tab) =>
  ANSWERS[tab].map(({ question, answer }, position) => ({
    tab,
    question: localized(question),
    answer: localized(answer),
    position,
  })),
)
