import type { ChatMark, ChatMessage, ChatPage } from '@shyrdak/sdk/contract'
import { assign, enqueueActions, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import type {
  ChatContext,
  ChatDraft,
  ChatEvent,
  ChatInput,
  LoadInput,
  OutgoingMessage,
  UploadInput,
} from './chat.types.ts'
import { afterFailure, changeFile, chooseFiles, isSendable, type ChosenFile } from './chosen-file.ts'
import {
  isShownBy,
  isOlderThanLoaded,
  leavesGap,
  mergeMessages,
  pauseBefore,
  isProbablySent,
  unreadBy,
} from './rules.ts'

/** A message that is edited after a failure is a new one, without the failure and the key. */
const NOTHING_OUTGOING = { outgoing: null, sent: null } as const

const SAVE_DRAFT = {
  type: 'saveDraft',
  params: ({ context: { draft, about, outgoing } }: { readonly context: ChatContext }): ChatDraft => ({
    draft,
    about,
    outgoing,
  }),
} as const

/**
 * A conversation: `opening`, `following`, `waiting` for the connection or `failed`; in parallel, the message
 * being written (`typing`, `sending`) and the loading of older messages. Every reconnect reloads the newest
 * messages, so that nothing is missed if live changes do not get through. Source: spec §4 and §8, Chat.
 */
export const chatMachine = setup({
  types: { context: {} as ChatContext, events: {} as ChatEvent, input: {} as ChatInput },
  actors: {
    loadMessages: unprovided<ChatPage, LoadInput>('loadMessages'),
    loadOlder: unprovided<ChatPage | null, Pick<ChatPage, 'next_page_url'>>('loadOlder'),
    sendMessage: unprovided<ChatMessage, OutgoingMessage>('sendMessage'),
    /** Sends `file.progress`, and finally `file.uploaded` or `file.failed`. */
    uploadFile: fromCallback<ChatEvent, UploadInput>(() => {}),
    /** Sends `message.changed` for each change, and `connection.lost` when it ends. */
    follow: fromCallback<ChatEvent, { readonly after: number }>(() => {}),
  },
  actions: {
    saveDraft: (_, _draft: ChatDraft) => {},
    markRead: (_, _ids: { readonly ids: readonly number[] }) => {},
    markMessage: (_, _mark: { readonly id: number; readonly mark: ChatMark }) => {},
    take: assign(({ context }, { messages }: { readonly messages: readonly ChatMessage[] }) => {
      const merged = mergeMessages(context.messages, messages)
      return {
        messages: merged.filter((message) => isShownBy(context.filter, message)),
        newest: Math.max(context.newest, ...messages.map(({ id }) => id)),
      }
    }),
    /** Sends a message again by its key if it got no response but seems to be among these messages. */
    askAgain: enqueueActions(
      ({ enqueue, context }, { messages }: { readonly messages: readonly ChatMessage[] }) => {
        if (context.sent === 'error' && isProbablySent(context, messages))
          enqueue.raise({ type: 'message.send' })
      },
    ),
    upload: enqueueActions(({ enqueue }, { keyed }: { readonly keyed: readonly ChosenFile[] }) => {
      for (const { key, file, state } of keyed)
        if (state === 'uploading') enqueue.spawnChild('uploadFile', { id: key, input: { key, file } })
    }),
  },
  guards: {
    mayBeSent: ({ context }) => isSendable(context),
    hasOlder: ({ context }) => (context.oldest?.next_page_url ?? null) !== null,
    isOpen: ({ context }) => context.oldest !== null,
    wasOffline: ({ context }) => context.sent === 'error' && context.failure?.code === 'NETWORK',
    hasArrived: ({ context }) => context.sent === 'error' && isProbablySent(context, context.messages),
  },
  delays: {
    reconnectPause: ({ context }) => pauseBefore(context.attempts),
    /** A connection that lasts this long, in milliseconds, resets the number of attempts. */
    steady: 30_000,
    askPause: ({ context }) => pauseBefore(context.outgoing?.tries ?? 0),
  },
}).createMachine({
  id: 'chat',
  context: ({ input: { side, draft = '', outgoing = null, about = null, newKey } }) => ({
    side,
    messages: [],
    oldest: null,
    revision: 0,
    newest: 0,
    filter: null,
    draft,
    files: [],
    hasTooManyFiles: false,
    hasMarkFailed: false,
    about: outgoing ? (outgoing.message.about ?? null) : about,
    outgoing,
    sent: outgoing ? 'error' : null,
    attempts: 0,
    failure: null,
    newKey,
  }),
  type: 'parallel',
  on: {
    'file.progress': {
      actions: assign({
        files: ({ context, event: { key, part } }) => changeFile(context.files, key, { progress: part }),
      }),
    },
    'file.uploaded': {
      actions: assign({
        files: ({ context, event: { key, file } }) =>
          changeFile(context.files, key, { state: 'uploaded', progress: 1, uploaded: file }),
      }),
    },
    'file.failed': {
      actions: assign({
        files: ({ context, event: { key, error } }) =>
          changeFile(context.files, key, afterFailure(failureOf(error))),
      }),
    },
    'message.mark': {
      actions: [
        assign({ hasMarkFailed: false }),
        { type: 'markMessage', params: ({ event: { id, mark } }) => ({ id, mark }) },
      ],
    },
    'mark.failed': { actions: assign({ hasMarkFailed: true }) },
  },
  states: {
    connection: {
      initial: 'opening',
      on: {
        'filter.choose': {
          target: '.opening',
          actions: assign(({ event }) => ({
            filter: event.filter,
            messages: [],
            oldest: null,
            attempts: 0,
          })),
        },
      },
      states: {
        opening: {
          invoke: {
            src: 'loadMessages',
            input: ({ context }) => ({ filter: context.filter }),
            onDone: {
              target: 'following',
              actions: enqueueActions(({ enqueue, context, event: { output } }) => {
                if (context.oldest !== null && leavesGap(context.messages, output)) {
                  enqueue.raise({ type: 'filter.choose', filter: context.filter })
                  return
                }
                enqueue({ type: 'take', params: { messages: output.data } })
                enqueue.assign({
                  // A reload returns only the newest messages. The changes of older ones still have to be
                  // received from the former revision on.
                  revision: context.oldest === null ? output.revision : context.revision,
                  oldest: context.oldest ?? output,
                  failure: null,
                })
                enqueue({ type: 'markRead', params: { ids: unreadBy(context.side, output.data) } })
                enqueue({ type: 'askAgain', params: { messages: output.data } })
              }),
            },
            onError: [
              {
                guard: 'isOpen',
                target: 'waiting',
                actions: assign(({ context }) => ({ attempts: context.attempts + 1 })),
              },
              { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
            ],
          },
        },
        following: {
          invoke: { src: 'follow', input: ({ context }) => ({ after: context.revision }) },
          after: { steady: { actions: assign({ attempts: 0 }) } },
          on: {
            'message.changed': {
              actions: enqueueActions(({ enqueue, context, event: { message } }) => {
                enqueue.assign({ revision: Math.max(context.revision, message.revision), attempts: 0 })
                if (isOlderThanLoaded(context, message)) return
                enqueue({ type: 'take', params: { messages: [message] } })
                enqueue({ type: 'markRead', params: { ids: unreadBy(context.side, [message]) } })
                enqueue({ type: 'askAgain', params: { messages: [message] } })
              }),
            },
            'connection.lost': {
              target: 'waiting',
              actions: assign(({ context }) => ({ attempts: context.attempts + 1 })),
            },
          },
        },
        waiting: {
          after: { reconnectPause: 'opening' },
          on: { 'chat.retry': 'opening' },
        },
        failed: { on: { 'chat.retry': 'opening' } },
      },
    },
    writing: {
      // Saves the topic, which nothing else keeps if the page is reloaded before a letter is typed.
      entry: SAVE_DRAFT,
      initial: 'typing',
      states: {
        typing: {
          // The message arrived, but its response was lost.
          after: { askPause: { guard: 'hasArrived', target: 'sending' } },
          on: {
            'draft.type': {
              actions: [assign({ ...NOTHING_OUTGOING, draft: ({ event }) => event.text }), SAVE_DRAFT],
            },
            'files.choose': {
              actions: enqueueActions(({ enqueue, context, event: { files } }) => {
                const { chosen, hasTooManyFiles } = chooseFiles(context.files, files, context.newKey)
                enqueue.assign({ ...NOTHING_OUTGOING, files: chosen, hasTooManyFiles })
                enqueue(SAVE_DRAFT)
                enqueue({ type: 'upload', params: { keyed: chosen.slice(context.files.length) } })
              }),
            },
            'file.retry': {
              actions: enqueueActions(({ enqueue, context, event: { key } }) => {
                const again = changeFile(context.files, key, {
                  state: 'uploading',
                  progress: 0,
                  failure: null,
                })
                enqueue.stopChild(key)
                enqueue.assign({ files: again })
                enqueue({ type: 'upload', params: { keyed: again.filter((file) => file.key === key) } })
              }),
            },
            'file.remove': {
              actions: enqueueActions(({ enqueue, context, event: { key } }) => {
                enqueue.stopChild(key)
                enqueue.assign({
                  ...NOTHING_OUTGOING,
                  files: context.files.filter((file) => file.key !== key),
                  hasTooManyFiles: false,
                })
                enqueue(SAVE_DRAFT)
              }),
            },
            'about.clear': { actions: [assign({ ...NOTHING_OUTGOING, about: null }), SAVE_DRAFT] },
            'message.send': { guard: 'mayBeSent', target: 'sending' },
            // Connected again: the message is still unsent, but not for want of a connection.
            'chat.retry': { guard: 'wasOffline', actions: assign({ failure: null }) },
          },
        },
        sending: {
          entry: [
            assign(({ context: { outgoing, draft, files, about, newest, newKey } }) => ({
              sent: null,
              // A retry sends the same message with the same key.
              outgoing: outgoing
                ? { ...outgoing, tries: outgoing.tries + 1 }
                : {
                    message: {
                      text: draft,
                      about,
                      ...(files.some(({ uploaded }) => uploaded) && {
                        files: files.flatMap(({ uploaded }) => uploaded?.id ?? []),
                      }),
                    },
                    key: newKey(),
                    after: newest,
                    tries: 1,
                  },
            })),
            SAVE_DRAFT,
          ],
          invoke: {
            src: 'sendMessage',
            input: ({ context: { outgoing } }) => {
              if (!outgoing) throw new Error('chat: there is no message to send')
              return outgoing
            },
            onDone: {
              target: 'typing',
              actions: [
                { type: 'take', params: ({ event }) => ({ messages: [event.output] }) },
                assign({
                  draft: '',
                  files: [],
                  hasTooManyFiles: false,
                  about: null,
                  outgoing: null,
                  failure: null,
                }),
                SAVE_DRAFT,
              ],
            },
            onError: {
              target: 'typing',
              actions: assign({ sent: 'error', failure: ({ event }) => failureOf(event.error) }),
            },
          },
        },
      },
    },
    history: {
      initial: 'idle',
      states: {
        idle: { on: { 'older.load': { guard: 'hasOlder', target: 'loading' } } },
        loading: {
          on: { 'filter.choose': 'idle' },
          invoke: {
            src: 'loadOlder',
            input: ({ context }) => ({ next_page_url: context.oldest?.next_page_url ?? null }),
            onDone: {
              target: 'idle',
              actions: enqueueActions(({ enqueue, context, event: { output } }) => {
                if (!output) return
                enqueue({ type: 'take', params: { messages: output.data } })
                enqueue({ type: 'markRead', params: { ids: unreadBy(context.side, output.data) } })
                enqueue.assign({ oldest: output })
              }),
            },
            onError: 'failed',
          },
        },
        failed: { on: { 'older.load': 'loading', 'filter.choose': 'idle' } },
      },
    },
  },
})

export type ChatActor = ActorRefFrom<typeof chatMachine>
export type ChatSnapshot = SnapshotFrom<typeof chatMachine>
