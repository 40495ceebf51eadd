import { hostsOf, originOf, readSettings, wrongSetting, type Settings } from '@shyrdak/api'
import { isAccessHash } from './pages/access-gate.ts'

export { shopContacts } from '@shyrdak/api'

/** The settings of the site, including those of the API. */
export interface SiteSettings extends Settings {
  /** The origin of a remote API; empty when this process serves it. */
  apiHost: string
  /**
   * Hosts of banks whose payment page is opened by a form that submits itself; they are allowed in
   * `form-action`.
   */
  paymentHosts: string[]
  /** The hash of the password for the access gate; empty when the store is open to all. */
  accessGateHash: string
  /**
   * Seconds after SIGTERM during which requests are still accepted, so that a load balancer notices the
   * failing health check.
   */
  drainSeconds: number
}

/**
 * Reads every setting of the site.
 * @throws an error with one sentence that names the setting, when its value is invalid
 */
export function readSiteSettings(environment: Record<string, string | undefined>): SiteSettings {
  const {
    API_HOST: apiHost = '',
    PAYMENT_HOSTS: paymentHosts = '',
    ACCESS_GATE_HASH: accessGateHash = '',
    DRAIN_SECONDS: drainSeconds = '1',
  } = environment
  // The value is left out of the message: it may be the password itself, which must not end up in a log.
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

/** Reads the settings of this process. Prints one sentence and exits when one is invalid. */
export function ownSettings(): SiteSettings {
  try {
    // Not redundant: the build inlines its own mode into this expression, whatever the process was started
    // with.
    return readSiteSettings({ ...process.env, NODE_ENV: process.env.NODE_ENV })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
