import {
  uploadOf,
  type ChatFile,
  type ChatMark,
  type ChatMessage,
  type ChatPage,
  type NewChatMessage,
} from '@shyrdak/sdk/contract'
import { fromCallback, fromPromise } from 'xstate'
import { pauseBefore } from './rules.ts'
import type {
  ChatDraft,
  ChatEvent,
  ChatFilter,
  LoadInput,
  OutgoingMessage,
  UploadInput,
} from './chat.types.ts'

/** The calls of one conversation, for a client of one market or for a manager. */
export interface ChatCalls {
  list(call: { query: { mark?: ChatMark; type?: 'file' }; signal: AbortSignal }): Promise<ChatPage>
  older(page: Pick<ChatPage, 'next_page_url'>, signal: AbortSignal): Promise<ChatPage | null>
  changes(call: { query: { after: number }; signal: AbortSignal }): AsyncIterable<ChatMessage>
  send(message: { body: NewChatMessage; idempotencyKey: string }): Promise<ChatMessage>
  upload(file: {
    query: { name: string }
    body: File
    signal: AbortSignal
    onProgress: (part: number) => void
  }): Promise<ChatFile>
  /** A file of a message, or the small preview of an image. */
  file(id: string, size?: 'preview'): Promise<File>
  read(ids: readonly number[]): Promise<unknown>
  mark(id: number, mark: ChatMark): Promise<ChatMessage>
}

export interface ChatEffects {
  readonly sdk: () => Promise<ChatCalls>
  /** Saves the draft and its unconfirmed message, so that a reload neither loses nor duplicates it. */
  saveDraft(draft: ChatDraft): void
  /** Called when the mark of a message could not be changed. */
  onMarkFailure(error: unknown): void
}

/** For `chatMachine.provide(chatActors({ sdk, saveDraft, onMarkFailure }))`. */
export const chatActors = ({ sdk, saveDraft, onMarkFailure }: ChatEffects) => {
  const markRead = inTurn(async (ids) => (await sdk()).read(ids))
  return {
    actors: {
      loadMessages: fromPromise<ChatPage, LoadInput>(async ({ input: { filter }, signal }) =>
        (await sdk()).list({ query: queryOf(filter), signal }),
      ),
      loadOlder: fromPromise<ChatPage | null, Pick<ChatPage, 'next_page_url'>>(async ({ input, signal }) =>
        (await sdk()).older(input, signal),
      ),
      sendMessage: fromPromise<ChatMessage, OutgoingMessage>(async ({ input: { message, key } }) =>
        (await sdk()).send({ body: message, idempotencyKey: key }),
      ),
      uploadFile: fromCallback<ChatEvent, UploadInput>(({ sendBack, input: { key, file } }) => {
        const leaving = new AbortController()
        const upload = async () => {
          const calls = await sdk()
          const uploaded = await calls.upload({
            query: { name: file.name },
            body: uploadOf(file) ?? file,
            signal: leaving.signal,
            onProgress: (part) => sendBack({ type: 'file.progress', key, part }),
          })
          sendBack({ type: 'file.uploaded', key, file: uploaded })
        }
        upload().catch((error: unknown) => {
          if (!leaving.signal.aborted) sendBack({ type: 'file.failed', key, error })
        })
        return () => leaving.abort()
      }),
      follow: fromCallback<ChatEvent, { readonly after: number }>(({ sendBack, input: { after } }) => {
        const leaving = new AbortController()
        const follow = async () => {
          const { changes } = await sdk()
          for await (const message of changes({ query: { after }, signal: leaving.signal }))
            sendBack({ type: 'message.changed', message })
        }
        const end = () => {
          if (!leaving.signal.aborted) sendBack({ type: 'connection.lost' })
        }
        follow().then(end, end)
        return () => leaving.abort()
      }),
    },
    actions: {
      saveDraft: (_: unknown, draft: ChatDraft) => saveDraft(draft),
      markRead: (_: unknown, { ids }: { readonly ids: readonly number[] }) => markRead(ids),
      markMessage: (_: unknown, { id, mark }: { readonly id: number; readonly mark: ChatMark }) =>
        void sdk()
          .then((calls) => calls.mark(id, mark))
          .catch(onMarkFailure),
    },
  }
}

/** Maximum number of messages per call. */
const MAX_READ = 500

/** Maximum number of attempts in a row. After that, failed ids wait for the next message. */
const MAX_TRIES = 5

/**
 * Marks messages as read, one call at a time, so that the last response has the final unread count. A failed call is
 * repeated after a pause, together with the ids that came in the meantime.
 */
function inTurn(read: (ids: readonly number[]) => Promise<unknown>): (ids: readonly number[]) => void {
  const waiting = new Set<number>()
  let isReading = false
  async function readWaiting() {
    isReading = true
    for (let tries = 0; waiting.size > 0 && tries < MAX_TRIES;) {
      const ids = [...waiting].slice(0, MAX_READ)
      for (const id of ids) waiting.delete(id)
      try {
        await read(ids)
        tries = 0
      } catch {
        for (const id of ids) waiting.add(id)
        tries += 1
        if (tries === MAX_TRIES) break
        await pause(pauseBefore(tries))
      }
    }
    isReading = false
  }
  return (ids) => {
    for (const id of ids) waiting.add(id)
    if (!isReading) void readWaiting()
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const queryOf = (filter: ChatFilter | null): { mark?: ChatMark; type?: 'file' } =>
  filter === null ? {} : filter === 'file' ? { type: 'file' } : { mark: filter }
