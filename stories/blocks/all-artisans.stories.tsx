import type { Meta } from '@storybook/react-vite'
import { Artisan } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { onePage } from '../react-store/one-page.ts'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/AllArtisans', ...blockMeta('AllArtisans') } satisfies Meta

export default meta

const told = (title: string) => ({ props: { title } })
const NAMES = [
  { en: 'Anara Sydykova', ru: 'Анара Сыдыкова', kg: 'Анара Сыдыкова' },
  { en: 'Talant Beishenov', ru: 'Талант Бейшенов', kg: 'Талант Бейшенов' },
]

/** The workshops, a page at a time. */
export const List: BlockStory = blockStory(
  { en: told('Our workshops'), ru: told('Наши мастерские'), kg: told('Биздин устаканалар') },
  {
    answers: () => ({
      artisans: {
        ...onePage(
          NAMES.map((name, place) =>
            build(Artisan, {
              id: place + 1,
              name,
              position: { en: 'Shyrdaks, Kochkor', ru: 'Шырдаки, Кочкор', kg: 'Шырдак, Кочкор' },
              profile_pic: '/media/maker.jpg',
            }),
          ),
        ),
        total: 24,
        per_page: 2,
        last_page: 12,
      },
    }),
  },
)
