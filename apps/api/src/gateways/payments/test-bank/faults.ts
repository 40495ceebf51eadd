import { listOf } from '#platform/setting-list.ts'

/** The merchant's calls that can fail: starting a payment, fetching, capturing and refunding it. */
const FAULTY_CALLS = ['start', 'fetch', 'capture', 'refund'] as const
export type FaultyCall = (typeof FAULTY_CALLS)[number]

/**
 * The faults of a call. `fail` and `refuse`: nothing happens at the bank; `fail-after-effect` and
 * `drop-after-effect`: it happens, and the response is an error or lost; `garbage`: it happens, and the
 * response is a page. The last two kill this process, before or after it happens.
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
type CallFault = (typeof CALL_FAULTS)[number]

const NOTIFICATION_FAULTS = ['lose', 'twice', 'ten-times', 'late', 'reordered', 'forged'] as const
export const RECORD_FAULTS = ['wrong-amount', 'wrong-currency', 'foreign-merchant'] as const

/** The faults the test bank simulates; none unless set. */
export type Faults = { [Call in FaultyCall]?: CallFault } & {
  notification?: (typeof NOTIFICATION_FAULTS)[number]
  /** The bank's record differs from the request. */
  record?: (typeof RECORD_FAULTS)[number]
}

/**
 * Parses the setting `start:fail notification:ten-times`.
 * @throws an error for an unknown fault
 */
export function readFaults(setting: string): Faults {
  const faults: Record<string, string> = {}
  for (const one of listOf(setting)) {
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
      throw new Error(`The setting TEST_BANK_FAULTS does not know ${JSON.stringify(one)}.`)
    faults[name] = value
  }
  return faults // every name and value was found in the lists above
}
