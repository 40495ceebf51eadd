import { sql } from 'drizzle-orm'
import { listen, type OpenedDatabase, type OpenLog } from '../open-postgres/index.ts'
import type { Transaction } from './database.ts'

const CHANNEL = 'shyrdak_topics'

/** A name and id to subscribe to: `chat:12`. */
export type Topic = `${string}:${number}`

export interface Topics {
  /** Calls back when any process changes the topic, or may have. Returns an unsubscribe function. */
  subscribe(topic: Topic, onChange: () => void): () => void
}

/** Notifies the subscribers of a topic in every process, once the transaction is committed. */
export const notifyTopic = (tx: Transaction, topic: Topic) =>
  tx.execute(sql`select pg_notify(${CHANNEL}, ${topic})`)

/** Listens on one connection per process for all of its subscribers. */
export async function followTopics(
  opened: OpenedDatabase,
  log: OpenLog,
): Promise<Topics & { stop(): Promise<void> }> {
  const subscribers = new Map<string, Set<() => void>>()
  const listening = await listen(
    opened,
    CHANNEL,
    (topic) => subscribers.get(topic)?.forEach((onChange) => onChange()),
    { log, onGap: () => subscribers.forEach((those) => those.forEach((onChange) => onChange())) },
  )
  return {
    subscribe(topic, onChange) {
      const those = subscribers.get(topic) ?? new Set()
      subscribers.set(topic, those.add(onChange))
      return () => {
        those.delete(onChange)
        if (those.size === 0) subscribers.delete(topic)
      }
    },
    stop: () => listening.stop(),
  }
}
