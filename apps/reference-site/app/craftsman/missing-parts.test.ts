import { ArtisanProfile } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import { missingParts } from './missing-parts.ts'

const text = (value: string) => ({ en: value, ru: value, kg: value })
const whole = build(ArtisanProfile, {
  name: text('Kochkor'),
  position: text('Shyrdaks'),
  profile_pic: '/media/a.jpg',
  banner_1: '/media/b.jpg',
  hello_txt: text('Come in'),
  about_ttl: null,
  about_txt: text('Two layers'),
  tam_gallery: ['/media/c.jpg'],
  video_ttl: null,
  video_txt: null,
  bio_txt: text('Eighty winters'),
  contact: { address: null, phone: '+996', email: null },
  social: [],
})

test('a complete workshop page lacks nothing, and a new one lacks its story', () => {
  expect(missingParts(whole)).toEqual([])
  expect(missingParts(null)).toContain('story')
})

test('a text that lacks some languages is one task, and a text without any is another', () => {
  expect(missingParts({ ...whole, bio_txt: { en: 'Eighty winters', ru: '', kg: '' } })).toEqual(['languages'])
  expect(missingParts({ ...whole, bio_txt: null, tam_gallery: [] })).toEqual(['photos', 'maker'])
})
