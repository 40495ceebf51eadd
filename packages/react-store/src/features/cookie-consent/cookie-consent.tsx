import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { useCookieConsent } from './use-cookie-consent.ts'
import { uncoverFocus } from './uncover-focus.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface CookieConsentProps {
  /** Milliseconds since the page was loaded. */
  readonly passed?: number
}

/**
 * Asks for cookie consent 20 seconds after page load, unless it was given before or the dialog was closed in
 * this session. Non-modal: it does not take or cover the focus, and is announced to screen readers. Source:
 * spec §2, global screens.
 */
export function CookieConsent({ passed = 0 }: CookieConsentProps) {
  const { link } = useStore()
  const t = useMessages('cookie-consent')
  const id = useId()
  const { view, send } = useCookieConsent(passed)
  const cameFrom = useRef<HTMLElement | null>(null)
  const isAsking = view?.state === 'asking'

  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsking && dialog.current) uncoverFocus(dialog.current)
  }, [isAsking])
  const answer = (type: 'cookies.accept' | 'dialog.close') => {
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true })
    send({ type })
  }
  /** Event handlers for every focusable element inside. */
  const keyboard = {
    onFocus({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !dialog.current?.contains(relatedTarget))
        cameFrom.current = relatedTarget
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape') answer('dialog.close')
    },
  }

  return (
    <div className="shyrdak-cookie-consent" data-state={view?.state ?? 'waiting'}>
      {isAsking ? (
        <div
          className="shyrdak-cookie-consent-dialog"
          role="dialog"
          ref={dialog}
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}text`}
        >
          <h2 className="shyrdak-cookie-consent-title" id={`${id}title`}>
            {t('title')}
          </h2>
          <p id={`${id}text`}>
            {t('text')}{' '}
            <a href={link('/pages/cookie-policy')} {...keyboard}>
              {t('policy')}
            </a>
          </p>
          <div className="shyrdak-cookie-consent-ways">
            <Button {...keyboard} onClick={() => answer('cookies.accept')}>
              {t('accept')}
            </Button>
          </div>
          <button
            type="button"
            className="shyrdak-cookie-consent-close"
            aria-label={t('close')}
            {...keyboard}
            onClick={() => answer('dialog.close')}
          >
            <Icon name="close" />
          </button>
        </div>
      ) : null}
      <p className="shyrdak-hidden" role="status">
        {isAsking ? `${t('title')}. ${t('text')}` : ''}
      </p>
    </div>
  )
}
