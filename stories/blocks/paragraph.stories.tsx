import type { Meta } from '@storybook/react-vite'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Paragraph', ...blockMeta('Paragraph') } satisfies Meta

export default meta

/** Headings, paragraphs, lists and links. */
export const Text: BlockStory = blockStory({
  en: {
    props: {
      content:
        '<h2>Wool that has seen the mountains</h2><p>The sheep spend the summer on <em>jailoo</em>, above three thousand metres. Their wool is shorn <a href="/production">once a year</a>, washed in soft spring water and dried in the wind.</p><ul><li>soap and hot water, nothing else</li><li>four hours of rolling</li><li>one night under a stone</li></ul>',
    },
  },
  ru: {
    props: {
      content:
        '<h2>Шерсть, видевшая горы</h2><p>Лето овцы проводят на <em>джайлоо</em>, выше трёх тысяч метров. Стригут их <a href="/production">раз в год</a>, шерсть моют мягкой родниковой водой и сушат на ветру.</p><ul><li>мыло и горячая вода, больше ничего</li><li>четыре часа раскатки</li><li>ночь под камнем</li></ul>',
    },
  },
  kg: {
    props: {
      content:
        '<h2>Тоону көргөн жүн</h2><p>Койлор жайды үч миң метрден бийик <em>жайлоодо</em> өткөрөт. Жүнүн <a href="/production">жылына бир жолу</a> кыркып, жумшак булак суусуна жууп, шамалга кургатышат.</p><ul><li>самын менен ысык суу, башка эч нерсе</li><li>төрт саат тебүү</li><li>бир түн таштын астында</li></ul>',
    },
  },
})
