import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { useCookieConsent } from '../../hooks/use-cookie-consent.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useMessages } from '../../hooks/use-messages.ts'

export interface CookieConsentProps {
  /** How long the page had been there when the widget was drawn, in milliseconds. */
  readonly passed?: number
}

/**
 * Asks about cookies 20 seconds after the page was loaded, unless they were accepted before or the question was
 * closed in this visit. It stands beside the page, takes no focus and says aloud that it is there.
 */
export function CookieConsent({ passed = 0 }: CookieConsentProps) {
  const { link } = useStore()
  const messages = useMessages('cookies')
  const id = useId()
  const { view, send } = useCookieConsent(passed)
  const cameFrom = useRef<HTMLElement | null>(null)
  const isAsking = view?.state === 'asking'

  const dialog = useRef<HTMLDivElement>(null)
  const answer = (type: 'cookies.accept' | 'dialog.close') => {
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true })
    send({ type })
  }
  /** Of everything in it that takes the focus. */
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
            {messages.title}
          </h2>
          <p id={`${id}text`}>
            {messages.text}{' '}
            <a href={link('/pages/cookie-policy')} {...keyboard}>
              {messages.policy}
            </a>
          </p>
          <div className="shyrdak-cookie-consent-ways">
            <Button {...keyboard} onClick={() => answer('cookies.accept')}>
              {messages.accept}
            </Button>
          </div>
          <button
            type="button"
            className="shyrdak-cookie-consent-close"
            aria-label={messages.close}
            {...keyboard}
            onClick={() => answer('dialog.close')}
          >
            <Icon name="close" />
          </button>
        </div>
      ) : null}
      <p className="shyrdak-hidden" role="status">
        {isAsking ? `${messages.title}. ${messages.text}` : ''}
      </p>
    </div>
  )
}
