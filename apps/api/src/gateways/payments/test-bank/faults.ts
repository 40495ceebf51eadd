/** The calls of a merchant that can go wrong: opening a payment, asking about it, taking its money, giving it back. */
export const FAULTY_CALLS = ['start', 'fetch', 'capture', 'refund'] as const
export type FaultyCall = (typeof FAULTY_CALLS)[number]

/**
 * How a call goes wrong. `fail` and `refuse`: nothing happens at the bank; `fail-after-effect` and `drop-after-effect`: it has
 * happened, and the answer is an error or lost; `garbage`: it has happened, and the answer is a page. The last two end this
 * process, before or after it has happened.
 */
export const CALL_FAULTS = [
  'slow',
  'fail',
  'refuse',
  'fail-after-effect',
  'drop-after-effect',
  'garbage',
  'kill-before-effect',
  'kill-after-effect',
] as const
export type CallFault = (typeof CALL_FAULTS)[number]

export const NOTIFICATION_FAULTS = ['lose', 'twice', 'ten-times', 'late', 'reordered', 'forged'] as const
export const RECORD_FAULTS = ['wrong-amount', 'wrong-currency', 'foreign-merchant'] as const

/** What the test bank does wrong: every switch is off unless set. */
export type Faults = { [Call in FaultyCall]?: CallFault } & {
  notification?: (typeof NOTIFICATION_FAULTS)[number]
  /** What the bank says of a payment is not what was asked for. */
  record?: (typeof RECORD_FAULTS)[number]
}

/** Reads the setting `start:fail notification:ten-times`. Throws on a switch that there is none of. */
export function readFaults(setting: string): Faults {
  const faults: Record<string, string> = {}
  for (const one of setting.split(/[\s,]+/).filter(Boolean)) {
    const [name = '', value = ''] = one.split(':')
    const known: readonly string[] =
      name === 'notification'
        ? NOTIFICATION_FAULTS
        : name === 'record'
          ? RECORD_FAULTS
          : FAULTY_CALLS.some((call) => call === name)
            ? CALL_FAULTS
            : []
    if (!known.includes(value))
      throw new Error(`The setting TEST_BANK_FAULTS knows no ${JSON.stringify(one)}.`)
    faults[name] = value
  }
  return faults // every name and value was found in the lists above
}
