import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { addLine, cartLines, emptyCart } from '../retail-cart/rules.ts'
import { quotedLine, quoteOf, slippers } from '../testing/goods.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { selectCheckout } from './checkout.selectors.ts'

const SERVICES = new Map([['7:71:38', 'post']])
const opened = createActor(checkoutMachine, {
  input: {
    country: 'KG',
    language: 'en',
    lines: cartLines(addLine(emptyCart('a'), slippers(), 2).cart),
    newKey: () => 'key',
  },
})
  .start()
  .getSnapshot()

test('there are no sums before the first quote', () => {
  expect(selectCheckout(opened)).toMatchObject({
    step: 'contact',
    sums: null,
    failure: null,
    retryAfter: null,
    newQuote: null,
    newSums: null,
    placed: null,
  })
})

test('a refusal has its new quote, and the new sums with the services chosen so far', () => {
  const quote = quoteOf([quotedLine(slippers({ sale_cost: '2000.00' }), 2)])
  const view = selectCheckout({
    ...opened,
    context: {
      ...opened.context,
      services: SERVICES,
      failure: { code: 'PRICE_CHANGED', issues: [], quote, discount: null, retryAfter: 30 },
    },
  })
  expect(view).toMatchObject({
    failure: 'PRICE_CHANGED',
    retryAfter: 30,
    newQuote: quote,
    newSums: { goods: '4000.00', delivery: '150.00', total: '4150.00' },
  })
})
