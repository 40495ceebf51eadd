import { Button } from '@shyrdak/blocks/parts/button'
import { useStore } from '@shyrdak/react-store'
import type { OrderLine } from '@shyrdak/sdk/contract'
import { useEffect, useState } from 'react'
import { messagesIn } from '../messages/messages-in.ts'
import { linesToBuy } from './lines-to-buy.ts'

interface Props {
  lines: readonly OrderLine[]
  tone: 'primary' | 'secondary'
}

/** Puts the lines of an order into the cart, once however often it is pressed, and opens the cart. */
export function BuyAgain({ lines, tone }: Props) {
  const { language, retailCart, ports, link } = useStore()
  const t = messagesIn(language, 'site/account')
  const [state, setState] = useState<'idle' | 'adding' | 'failed'>('idle')

  useEffect(() => {
    // Returning from the cart with the back button offers it again.
    const again = () => setState('idle')
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])

  async function buyAgain() {
    setState('adding')
    try {
      for (const line of linesToBuy(lines)) await retailCart.send({ type: 'line.add', ...line })
      ports.navigation.go(link('/order/basket'))
    } catch {
      // The cart's code could not be loaded, which the cart has logged. Nothing was added.
      setState('failed')
    }
  }
  return (
    <>
      <Button tone={tone} busy={state === 'adding'} onClick={() => void buyAgain()}>
        {t('buyAgain')}
      </Button>
      <span className="site-order-note" role="status">
        {state === 'failed' ? t('buyAgainFailed') : ''}
      </span>
    </>
  )
}
