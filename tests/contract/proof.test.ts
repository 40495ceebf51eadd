import { expect, test } from 'vitest'
import { PROGRAMME, type ProofName } from '../proof/programme.ts'

const held: [ProofName, string][] = [
  ['race', 'of fifty buyers of the last piece one gets it, and the others are refused'],
  ['across', 'baskets that list the same things in another order do not lock each other out'],
  ['click', 'twenty copies of one press of a button make one order'],
  ['kill', 'a store killed in mid-order has every order that it confirmed to a shopper'],
  [
    'postgres',
    'a store whose database is killed in mid-order lives on, and has every order that it confirmed',
  ],
  ['emails', 'a store killed while it sends emails has sent each as one, and that of the order first'],
  ['bank-copies', 'a hundred copies of a notification change an order once, whichever bank sends them'],
  ['bank-forged', 'no bank’s notification is taken from anybody else'],
  ['bank-orders', 'a payment ends the same in whatever order the store hears of it'],
  ['bank-killed', 'a store killed between a bank and its own books has the same sums as the bank afterwards'],
  ['chat-drops', 'readers whose connections are cut hear each message once and in order'],
  ['chat-listener', 'a store that is cut off from the news of its database misses none of them'],
  ['chat-across', 'what is written at one process is read at another'],
  ['chat-idle', 'people who only look on take no more memory the longer they do'],
  ['payment', 'money that a bank collected while the store was down is found'],
]

test.each(held)('%s: %s', { timeout: 300_000 }, async (name) => {
  const { broken, trials } = await PROGRAMME[name]('tenth')
  expect(broken).toEqual([])
  expect(trials).toBeGreaterThan(0)
})
