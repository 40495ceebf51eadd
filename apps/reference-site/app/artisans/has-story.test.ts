import { ArtisanProfile } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import { hasStory } from './has-story.ts'

const silent = build(ArtisanProfile, {
  banner_1: null,
  hello_txt: null,
  about_img: null,
  about_ttl: null,
  about_txt: null,
  tam_gallery: [],
  video: null,
  video_ttl: null,
  video_txt: null,
  banner_2: null,
  bio_txt: null,
  contact: { address: null, phone: null, email: null },
  social: [],
})

test('a workshop with only a name has no story yet', () => {
  expect(hasStory(silent)).toBe(false)
})

test('a photo, a text or a phone number makes a story', () => {
  expect(hasStory({ ...silent, tam_gallery: ['/media/a.jpg'] })).toBe(true)
  expect(hasStory({ ...silent, bio_txt: { en: 'a', ru: 'а', kg: 'а' } })).toBe(true)
  expect(hasStory({ ...silent, contact: { ...silent.contact, phone: '1' } })).toBe(true)
})
