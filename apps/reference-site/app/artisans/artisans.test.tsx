import { ArtisanProfile } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageEnv } from '../page/page-env.ts'
import { ArtisanContacts } from './artisan-contacts.tsx'
import { artisanData } from './artisan-data.ts'
import { artisanId } from './artisan-id.ts'

const env = pageEnv({ language: 'ru', country: 'KG', prefix: '/ru', apiHost: '' })
const text = (messages: string) => ({ en: messages, ru: messages, kg: messages })
const profile = build(ArtisanProfile, {
  artisans_id: 7,
  name: text('Кочкор'),
  profile_pic: '/media/face.jpg',
  bio_txt: null,
  about_txt: text('Режем ножом.'),
  contact: { address: text('Кочкор'), phone: '+996 (3535) 00-0-01', email: null },
  social: [{ name: 'Telegram', url: 'https://telegram.example/kochkor' }],
})

test('a workshop’s phone number is a tel link, whatever its format', () => {
  render(<ArtisanContacts profile={profile} env={env} />)
  expect(screen.getByRole('link', { name: '+996 (3535) 00-0-01' }).getAttribute('href')).toBe(
    'tel:+996353500001',
  )
  expect(screen.queryByText('Электронная почта')).toBeNull()
})

test('a workshop without contacts has no contact section', () => {
  const silent = { ...profile, contact: { address: null, phone: null, email: null }, social: [] }
  const { container } = render(<ArtisanContacts profile={silent} env={env} />)
  expect(container.innerHTML).toBe('')
})

test('a workshop’s structured data has its address, description, photo and links', () => {
  const place = {
    origin: 'https://shop.example',
    prefix: '/ru',
    media: 'https://shop.example',
    language: 'ru',
  } as const
  expect(artisanData(place, profile)).toMatchObject({
    url: 'https://shop.example/ru/craftsman/7',
    description: 'Режем ножом.',
    image: 'https://shop.example/media/face.jpg',
    sameAs: ['https://telegram.example/kochkor'],
  })
})

test.each(['0', '-1', '1.5', 'abc', '99999999999', '01'])('%s is not an id of a workshop', (number) => {
  expect(() => artisanId(number)).toThrow()
})
