import { readSettings, type Settings } from '@shyrdak/api'
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

const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i

const senseless = (name: string, value: string) =>
  new Error(`The setting ${name} has a value that makes no sense: ${JSON.stringify(value)}.`)

/** Every setting of the site. A wrong one is one sentence naming it. */
export function readSiteSettings(environment: Record<string, string | undefined>): SiteSettings {
  const {
    API_HOST: apiHost = '',
    PAYMENT_HOSTS: paymentHosts = '',
    ACCESS_GATE_HASH: accessGateHash = '',
    DRAIN_SECONDS: drainSeconds = '1',
  } = environment
  if (accessGateHash && !isAccessHash(accessGateHash)) throw senseless('ACCESS_GATE_HASH', accessGateHash)
  if (!/^[0-4]$/.test(drainSeconds)) throw senseless('DRAIN_SECONDS', drainSeconds)
  return {
    ...readSettings(environment),
    apiHost: apiHost && originOf(apiHost),
    paymentHosts: hostsOf(paymentHosts),
    accessGateHash,
    drainSeconds: Number(drainSeconds),
  }
}

function originOf(value: string): string {
  const url = URL.parse(value)
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (!isOrigin) throw senseless('API_HOST', value)
  return url.origin
}

function hostsOf(value: string): string[] {
  const hosts = value.split(/[\s,]+/).filter(Boolean)
  if (!hosts.every((host) => HOST.test(host))) throw senseless('PAYMENT_HOSTS', value)
  return hosts
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
