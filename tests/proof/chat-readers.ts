import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSdk, httpTransport, type Sdk } from '@shyrdak/sdk'
import { contract, type Contract } from '@shyrdak/sdk/contract'

const PERSON = { email: 'wholesale@example.com', password: 'felt-and-wool' }
/** Milliseconds before a reader reconnects. */
const PAUSE = 20
/** Milliseconds. These proofs are about lost messages: on a busy machine a message may be slow, but not missing. */
const PATIENCE = 60_000

/** The chat of a demo client, at one of a store's processes. */
export async function chatAt(origin: string): Promise<Sdk<Contract>['chat']['wholesale']> {
  const clientWith = (token: () => string | null) =>
    createSdk(contract, {
      transport: httpTransport({
        apiHost: origin,
        country: () => 'KG',
        token,
        timeout: { attempt: PATIENCE, read: PATIENCE, write: PATIENCE },
      }),
    })
  const { access_token: token } = await clientWith(() => null).auth.login.wholesale({ body: PERSON })
  return clientWith(() => token).chat.wholesale
}

/** A proxy to a store whose connections can be cut. */
export interface Line extends AsyncDisposable {
  origin: string
  /** Cuts every connection at once and returns their number. */
  drop(): number
}

export async function lineTo(origin: string): Promise<Line> {
  const { port, hostname } = new URL(origin)
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname)
    open.add(socket)
    const end = () => {
      open.delete(socket)
      socket.destroy()
      onward.destroy()
    }
    for (const side of [socket, onward]) side.on('error', end).on('close', end)
    socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo // it listens on a port
  const drop = () => {
    const count = open.size
    for (const socket of open) socket.destroy()
    return count
  }
  return {
    origin: `http://127.0.0.1:${address.port}`,
    drop,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        drop()
      }),
  }
}

export interface Reader {
  /** The ids of all received messages, in order. */
  readonly heard: number[]
  /** How often the connection was lost. */
  lost: number
  stop(): Promise<void>
}

/** Follows a conversation from a revision on, and reconnects from the last one after each lost connection. */
export function readerOf(chat: Awaited<ReturnType<typeof chatAt>>, after: number): Reader {
  const leaving = new AbortController()
  const reader: Reader = { heard: [], lost: 0, stop: () => (leaving.abort(), done) }
  let revision = after
  const read = async () => {
    while (!leaving.signal.aborted) {
      try {
        for await (const message of chat.changes({ query: { after: revision }, signal: leaving.signal })) {
          reader.heard.push(message.id)
          revision = message.revision
        }
      } catch {
        // A lost connection is what this tests; a reader that stays away lacks messages at the end.
      }
      if (leaving.signal.aborted) return
      reader.lost += 1
      await sleep(PAUSE)
    }
  }
  const done = read()
  return reader
}

/** Waits until each reader has received `count` messages, as long as a message may take. */
export async function receivedBy(readers: readonly Reader[], count: number): Promise<void> {
  const until = performance.now() + PATIENCE
  while (performance.now() < until && readers.some(({ heard }) => heard.length < count)) await sleep(25)
}

/** Lists what readers received wrongly: messages must not be lost, duplicated or out of order. */
export function faultsOf(readers: readonly Reader[], sent: readonly number[]): string[] {
  const expected = sent.toSorted((one, other) => one - other)
  return readers.flatMap(({ heard }, index) => {
    const known = new Set(heard)
    const missing = expected.filter((id) => !known.has(id)).length
    const twice = heard.length - known.size
    const isInOrder = heard.every((id, place) => place === 0 || id > (heard[place - 1] ?? 0))
    const faults = [
      missing > 0 && `${missing} lost`,
      twice > 0 && `${twice} twice`,
      !isInOrder && 'out of order',
    ]
    return faults.filter((fault) => fault !== false).map((fault) => `reader ${index}: ${fault}`)
  })
}
