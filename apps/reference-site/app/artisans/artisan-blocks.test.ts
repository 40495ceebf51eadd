import { ArtisanProfile } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/messages-in.ts'
import { artisanBlocks } from './artisan-blocks.ts'

const text = (value: string) => ({ en: value, ru: value, kg: value })

/** Returns the blocks of the film section. */
function filmOf(video: string) {
  const profile = build(ArtisanProfile, {
    artisans_id: 7,
    name: text('Kochkor'),
    position: text('Felt maker'),
    profile_pic: null,
    banner_1: null,
    hello_txt: null,
    about_img: '/media/felt.jpg',
    about_ttl: null,
    about_txt: null,
    tam_gallery: [],
    video,
    video_ttl: text('A winter'),
    video_txt: null,
    banner_2: null,
    bio_txt: null,
    contact: { address: null, phone: null, email: null },
    social: [],
  })
  const sections = artisanBlocks(profile, { language: 'en', t: messagesIn('en', 'site/artisans') })
  return sections.at(-1)?.children?.at(1)
}

test('a workshop’s uploaded or YouTube film is shown with the photo of its story as the poster', () => {
  for (const src of ['/media/upload-1.webm', 'https://youtu.be/aqz-KE-bpKQ'])
    expect(filmOf(src)).toMatchObject({
      componentName: 'VideoComponent',
      props: { src, title: 'A winter', poster: '/media/felt.jpg' },
    })
})

test('a film on another site, from an older page, becomes a link', () => {
  expect(filmOf('https://www.vimeo.com/76979871')).toMatchObject({
    componentName: 'Paragraph',
    props: {
      content:
        '<p><a href="https://www.vimeo.com/76979871" rel="noopener nofollow">Watch the video on vimeo.com</a></p>',
    },
  })
})
