import { alertsMachine, selectAlerts, type AlertsEvent } from '@shyrdak/state-machines/alerts'
import { createActor } from 'xstate'
import type { Running } from '../store/journey.ts'
import { runningActor } from '../store/running-actor.ts'
import type { AlertsView } from './alerts-view.ts'

export const startAlerts = (): Running<AlertsView, AlertsEvent> =>
  runningActor(createActor(alertsMachine).start(), (snapshot) => ({ alerts: selectAlerts(snapshot) }))
