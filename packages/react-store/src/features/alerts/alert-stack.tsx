import type { I18n } from '@shyrdak/sdk/messages'
import { Alert as AlertBox } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import type { Alert, Hold } from '@shyrdak/state-machines/alerts'
import type { ComponentType } from 'react'
import { alertAction } from './alert-actions.ts'
import { nestQuotes } from './nest-quotes.ts'
import { useAlerts } from './use-alerts.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Optional } from '../../parts/optional.tsx'
import { useIsAlertHost } from './alert-host.ts'
import { useFocusReturn } from './use-focus-return.ts'

/** In milliseconds; the default is too short for the reason why something was not done. */
const FAILURE_MS = 6_000

const TONES = { success: 'success', info: 'info', error: 'danger' } as const

/** The translated message, or the text itself when it is not a key: partners raise their own alerts. */
const sentence = (i18n: I18n, { message, params }: Alert): string =>
  ownText(i18n, `messages.${message}`, { name: '', count: 0, ...params }) ?? message

const ownText = (i18n: I18n, key: string, params: Alert['params'] = {}): string | undefined =>
  i18n.exists(`alerts:${key}`, params) ? i18n.t(`alerts:${key}`, params) : undefined

/** Messages that report a line added to the cart. */
const WITH_LINE: ReadonlySet<string> = new Set(['added', 'raised'])

const lineOf = ({ message, params: { key } }: Alert): string | null =>
  WITH_LINE.has(message) && typeof key === 'string' ? key : null

/** Drops all but the last of several messages about the same line. */
const withoutOlder = (alerts: readonly Alert[]): readonly Alert[] =>
  alerts.filter((alert, place) => {
    const line = lineOf(alert)
    return line === null || !alerts.slice(place + 1).some((later) => lineOf(later) === line)
  })

export interface AlertStackProps {
  /** Set by a component that is already the alert host. */
  readonly isHere?: boolean
  /** Renders details of a line that was added to the cart, by its cart key. */
  readonly Added?: ComponentType<{ readonly line: string }> | undefined
}

/**
 * Short messages at the edge of the page, announced to screen readers. They do not expire while hovered or
 * focused.
 */
export function AlertStack({ isHere = false, Added }: AlertStackProps) {
  const store = useStore()
  const t = useMessages('alerts')
  const { view, send } = useAlerts()
  const alerts = withoutOlder(view?.alerts ?? [])
  const isHost = useIsAlertHost(store, !isHere)
  const [focusAttributes, giveFocusBack] = useFocusReturn()
  if (!isHere && !isHost) return null

  const holding = (id: string, by: Hold, isHeld: boolean) =>
    send({ type: isHeld ? 'alert.hold' : 'alert.release', id, by })

  return (
    <div
      className="shyrdak-alert-stack"
      data-state={alerts.length > 0 ? 'showing' : 'quiet'}
      role="region"
      aria-live={isHere ? undefined : 'polite'}
      aria-label={t('region')}
      {...focusAttributes}
    >
      {alerts.map((alert) => {
        const action = alert.action && alertAction(store, alert.action.name)
        const label =
          alert.action && (ownText(store.i18n, `actions.${alert.action.label}`) ?? alert.action.label)
        const line = Added ? lineOf(alert) : null
        const dismiss = () => {
          giveFocusBack()
          send({ type: 'alert.dismiss', id: alert.id })
        }
        return (
          <div
            key={alert.id}
            className="shyrdak-alert-stack-item"
            data-detailed={line === null ? undefined : ''}
            onPointerEnter={() => holding(alert.id, 'pointer', true)}
            onPointerLeave={() => holding(alert.id, 'pointer', false)}
            onFocus={() => holding(alert.id, 'focus', true)}
            onBlur={() => holding(alert.id, 'focus', false)}
          >
            <AlertBox
              tone={TONES[alert.tone]}
              live={alert.role === 'alert' ? 'assertive' : 'off'}
              title={nestQuotes(sentence(store.i18n, alert))}
              closeLabel={t('close')}
              onClose={dismiss}
            >
              {Added && line !== null ? (
                <Optional>
                  <Added line={line} />
                </Optional>
              ) : null}
              {action && 'href' in action ? (
                <a className="shyrdak-alert-stack-link" href={action.href}>
                  {label}
                </a>
              ) : null}
              {action && 'act' in action ? (
                <Button
                  tone="quiet"
                  size="small"
                  onClick={() => {
                    dismiss()
                    action.act().catch(() =>
                      send({
                        type: 'alert.raise',
                        alert: { message: 'failed', tone: 'error', timeout: FAILURE_MS },
                      }),
                    )
                  }}
                >
                  {label}
                </Button>
              ) : null}
            </AlertBox>
          </div>
        )
      })}
    </div>
  )
}
