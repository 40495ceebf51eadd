/** What the test bank does wrong, for tests: every switch is off unless set. */
export interface Faults {
  /** `fail`: nothing happens at the bank; `drop-after-effect`: the page is opened and the answer is lost. */
  start?: 'fail' | 'drop-after-effect'
  fetch?: 'fail'
  notification?: 'lose' | 'ten-times' | 'late'
  /** What the bank says of a payment is not what was asked for. */
  record?: 'wrong-amount' | 'wrong-currency' | 'foreign-merchant'
}
