import { DeliveryService } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/messages-in.ts'
import { DeliveryNote } from './product-delivery.tsx'

const post = build(DeliveryService, {
  id: '1',
  name: { en: 'Parcel by post', ru: 'Почта', kg: 'Почта' },
  price: '110.00',
})

const show = (currency: string, services = [post]) =>
  render(
    <DeliveryNote
      delivery={{ delivers: true, services }}
      country="Russia"
      currency={currency}
      language="en"
      t={messagesIn('en', 'site/product')}
    />,
  )

const NOTE = /paid in som/

test('beside a price in another currency, the delivery prices are said to be in som', () => {
  show('RUB')
  expect(screen.getByText('Parcel by post')).toBeInTheDocument()
  expect(screen.getByText(NOTE)).toBeInTheDocument()
})

test('beside a price in som, or if delivery is free, nothing has to be said about currencies', () => {
  show('KGS')
  show('RUB', [build(DeliveryService, { ...post, price: '0.00' })])
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument()
})
