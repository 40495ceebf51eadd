import {
  alertsMachine,
  selectAlertStack,
  type AlertsEvent,
  type AlertsView,
} from '@shyrdak/state-machines/alerts'
import { createActor } from 'xstate'
import type { ActorStore } from '../../store/lazy-actor.ts'
import { actorStore } from '../../store/actor-store.ts'

export const startAlerts = (): ActorStore<AlertsView, AlertsEvent> =>
  actorStore(createActor(alertsMachine).start(), selectAlertStack)
