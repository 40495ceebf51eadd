import { prove } from './prove.ts'

prove({
  'bank-killed': 'a store killed between a bank and its own books has the same sums as the bank afterwards',
  payment: 'money that a bank collected while the store was down is found',
})
