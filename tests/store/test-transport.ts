import { httpTransport, type Transport } from '@shyrdak/sdk'

/** Milliseconds. A busy machine answers late, and how fast the store is is measured by the bench, not by tests. */
const TIMEOUT = 60_000

/** The transport of a test's client, which waits longer than that of a person. */
export const testTransport = (options: {
  apiHost: string
  country: () => string
  token?: () => string | null
}): Transport => httpTransport({ ...options, timeout: { attempt: TIMEOUT, read: TIMEOUT, write: TIMEOUT } })
