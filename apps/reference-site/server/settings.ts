import { hostsOf, originOf, readSettings, wrongSetting, type Settings } from '@shyrdak/api'
import { isAccessHash } from './pages/access-gate.ts'

export { shopContacts } from '@shyrdak/api'

/** Settings of the pages, beside those of the backend. */
export interface SiteSettings extends Settings {
  /** The origin of an API elsewhere; empty while this process answers it. */
  apiHost: string
  /** Banks whose payment page is opened by a form that sends itself, as hosts of a policy. */
  paymentHosts: string[]
  /** Of the password without which no page is shown; empty while the store is open to all. */
  accessGateHash: string
  /** How long after SIGTERM requests are still taken, so that a load balancer hears from health first. */
  drainSeconds: number
}

/** Every setting of the site. A wrong one is one sentence naming it. */
export function readSiteSettings(environment: Record<string, string | undefined>): SiteSettings {
  const {
    API_HOST: apiHost = '',
    PAYMENT_HOSTS: paymentHosts = '',
    ACCESS_GATE_HASH: accessGateHash = '',
    DRAIN_SECONDS: drainSeconds = '1',
  } = environment
  // It may be the password itself, which belongs into no log.
  if (accessGateHash && !isAccessHash(accessGateHash))
    throw wrongSetting(
      'ACCESS_GATE_HASH',
      '…',
      'It is a line that scripts/hash-password.mjs of the site prints.',
    )
  if (!/^[0-4]$/.test(drainSeconds))
    throw wrongSetting('DRAIN_SECONDS', drainSeconds, 'It is a number from 0 to 4.')
  return {
    ...readSettings(environment),
    apiHost: apiHost && originOf('API_HOST', apiHost),
    paymentHosts: hostsOf('PAYMENT_HOSTS', paymentHosts),
    accessGateHash,
    drainSeconds: Number(drainSeconds),
  }
}

/** The settings of this process, or one sentence and an end. */
export function ownSettings(): SiteSettings {
  try {
    // A build has its own mode written in here, whatever the process was started with.
    return readSiteSettings({ ...process.env, NODE_ENV: process.env.NODE_ENV })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
