import type { BlockNode } from '@shyrdak/sdk/blocks'

export const videoComponentExample: BlockNode = {
  componentName: 'VideoComponent',
  props: {
    src: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    poster: '/media/rolling.jpg',
    title: 'How a shyrdak is made',
    width: '80%',
  },
}
