import { alertsMachine, selectAlerts, type AlertsEvent } from '@shyrdak/state-machines/alerts'
import { createActor } from 'xstate'
import type { RunningFlow } from '../store/lazy-flow.ts'
import { actorStore } from '../store/actor-store.ts'
import type { AlertsView } from './alerts-view.ts'

export const startAlerts = (): RunningFlow<AlertsView, AlertsEvent> =>
  actorStore(createActor(alertsMachine).start(), (snapshot) => ({ alerts: selectAlerts(snapshot) }))
