import {
  alertsMachine,
  selectAlertStack,
  type AlertsActor,
  type AlertsView,
} from '@shyrdak/state-machines/alerts'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'

export const startAlerts = (): StartedActor<AlertsActor, AlertsView> => ({
  actor: createActor(alertsMachine).start(),
  select: selectAlertStack,
})
