import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { dismissAlert, findAlert, holdAlert, raiseAlert, releaseAlert } from './alert-stack.ts'
import { ALERT_TIMEOUT_MS, type Alert, type Hold, type NewAlert } from './alert.ts'

export interface AlertsContext {
  /** Oldest first. */
  readonly alerts: readonly Alert[]
  /** Number of alerts raised so far, from which the next id is derived. */
  readonly raised: number
}

export type AlertsEvent =
  | { readonly type: 'alert.raise'; readonly alert: NewAlert }
  | { readonly type: 'alert.dismiss'; readonly id: string }
  | { readonly type: 'alert.hold'; readonly id: string; readonly by: Hold }
  | { readonly type: 'alert.release'; readonly id: string; readonly by: Hold }
  | { readonly type: 'alert.expired'; readonly id: string }

/** The alert stack: `quiet` or `showing`. An alert that is released gets its full timeout again. */
export const alertsMachine = setup({
  types: { context: {} as AlertsContext, events: {} as AlertsEvent },
  delays: {
    /** The timeout of the event's alert, or of the one just raised. */
    alertTimeout: ({ context, event }) => {
      const alert = event.type === 'alert.raise' ? context.alerts.at(-1) : findAlert(context.alerts, event.id)
      return alert?.timeout ?? ALERT_TIMEOUT_MS
    },
  },
  actions: {
    leave: assign(({ context, event }) =>
      event.type === 'alert.raise' ? {} : { alerts: dismissAlert(context.alerts, event.id) },
    ),
  },
  guards: {
    isShown: ({ context }, { id }: { readonly id: string }) => findAlert(context.alerts, id) !== undefined,
    isLast: ({ context }, { id }: { readonly id: string }) => dismissAlert(context.alerts, id).length === 0,
  },
}).createMachine({
  id: 'alerts',
  context: { alerts: [], raised: 0 },
  initial: 'quiet',
  on: {
    'alert.raise': {
      target: '.showing',
      actions: enqueueActions(({ context, event, enqueue }) => {
        const id = String(context.raised + 1)
        const alerts = raiseAlert(context.alerts, id, event.alert)
        for (const old of context.alerts) if (!findAlert(alerts, old.id)) enqueue.cancel(old.id)
        enqueue.assign({ alerts, raised: context.raised + 1 })
        enqueue.raise({ type: 'alert.expired', id }, { id, delay: 'alertTimeout' })
      }),
    },
  },
  states: {
    quiet: {},
    showing: {
      on: {
        'alert.hold': {
          actions: enqueueActions(({ context, event, enqueue }) => {
            enqueue.cancel(event.id)
            enqueue.assign({ alerts: holdAlert(context.alerts, event.id, event.by) })
          }),
        },
        'alert.release': {
          guard: { type: 'isShown', params: ({ event }) => ({ id: event.id }) },
          actions: enqueueActions(({ context, event, enqueue }) => {
            const alerts = releaseAlert(context.alerts, event.id, event.by)
            const alert = findAlert(alerts, event.id)
            enqueue.assign({ alerts })
            if (!alert || alert.holds.length > 0) return
            enqueue.cancel(alert.id)
            enqueue.raise({ type: 'alert.expired', id: alert.id }, { id: alert.id, delay: 'alertTimeout' })
          }),
        },
        'alert.dismiss': [
          {
            guard: { type: 'isLast', params: ({ event }) => ({ id: event.id }) },
            target: 'quiet',
            actions: 'leave',
          },
          { actions: 'leave' },
        ],
        'alert.expired': [
          {
            guard: { type: 'isLast', params: ({ event }) => ({ id: event.id }) },
            target: 'quiet',
            actions: 'leave',
          },
          { actions: 'leave' },
        ],
      },
    },
  },
})

export type AlertsActor = ActorRefFrom<typeof alertsMachine>
export type AlertsSnapshot = SnapshotFrom<typeof alertsMachine>
