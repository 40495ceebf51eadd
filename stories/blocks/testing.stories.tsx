import type { Meta } from '@storybook/react-vite'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Testing', ...blockMeta('Testing') } satisfies Meta

export default meta

const text = (content: string) => ({ componentName: 'Paragraph', props: { content } })
const image = (alt: string) => ({
  componentName: 'PlainImage',
  props: { src: '/media/felt-stack.jpg', alt },
})

const row = (alt: string, content: string, buttonText: string) => ({
  children: [
    { componentName: 'TestCol', props: { width: '58%' }, children: [image(alt)] },
    {
      componentName: 'TestCol',
      children: [
        text(content),
        { componentName: 'Button', props: { buttonText, buttonLink: '/categories' } },
      ],
    },
  ],
})

/** An unstyled row of `TestCol` columns, stacked up to 780 px. */
export const Row: BlockStory = blockStory({
  en: row(
    'Folded felt in seven dyes',
    '<h2>Seven dyes</h2><p>Madder, indigo, walnut, sage, saffron, and the white and the grey of the sheep.</p>',
    'See the colours',
  ),
  ru: row(
    'Сложенный войлок семи цветов',
    '<h2>Семь красок</h2><p>Марена, индиго, орех, шалфей, шафран — и белый с серым, какими их дала овца.</p>',
    'Посмотреть цвета',
  ),
  kg: row(
    'Жети түстөгү бүктөлгөн кийиз',
    '<h2>Жети боёк</h2><p>Кызыл боёк, индиго, жаңгак, шалфей, запыран жана койдун өзүнүн агы менен бозу.</p>',
    'Түстөрдү көрүү',
  ),
})

export const OnAPhone: BlockStory = { ...Row, globals: { viewport: { value: 'phone' } } }
