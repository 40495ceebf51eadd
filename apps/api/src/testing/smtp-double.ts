import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { callbackify } from 'node:util'
import { SMTPServer } from 'smtp-server'

export interface ReceivedEmail {
  messageId: string
  to: string
  /** As sent: a subject outside ASCII is encoded. */
  subject: string
  /** The whole email without the parts that differ between two sends of the same one. */
  body: string
  /** The time of arrival by `performance.now()`. */
  at: number
}

export interface SmtpDouble {
  url: string
  /** Every accepted email, including repeated ones. */
  received: ReceivedEmail[]
  /** The highest number of simultaneous connections. */
  mostConnections: () => number
  close: () => Promise<void>
}

interface SmtpDoubleOptions {
  /** Milliseconds it takes per email. */
  latency?: number
  /** Whether the nth accepted email is answered with a failure. */
  isLost?: (place: number) => boolean
}

/** A mail server on this machine that accepts every email. */
export async function openSmtpDouble({
  latency = 0,
  isLost = () => false,
}: SmtpDoubleOptions = {}): Promise<SmtpDouble> {
  const received: ReceivedEmail[] = []
  let open = 0
  let most = 0
  const take = async (raw: string) => {
    if (latency > 0) await pause(latency)
    received.push({ ...parse(raw), at: performance.now() })
    if (isLost(received.length - 1))
      throw Object.assign(new Error('the answer was lost'), { responseCode: 451 })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, done) => {
      most = Math.max(most, (open += 1))
      done()
    },
    onClose: () => {
      open -= 1
    },
    onData: (stream, _session, done) => callbackify(async () => take(await text(stream)))(done),
  })
  // A killed store leaves its connections half open.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo // a TCP server has one
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    mostConnections: () => most,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

function parse(raw: string): Omit<ReceivedEmail, 'at'> {
  const header = (name: string) => new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1] ?? ''
  return {
    messageId: header('Message-ID'),
    to: header('To'),
    subject: header('Subject'),
    body: raw
      .replace(/^Date: .*$/im, '')
      .replaceAll(/--_NmP-[\w-]+/g, '')
      .replace(/boundary="[^"]*"/, ''),
  }
}
