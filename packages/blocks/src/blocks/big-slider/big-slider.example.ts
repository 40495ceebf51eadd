import type { BlockNode } from '@shyrdak/sdk/blocks'

export const bigSliderExample: BlockNode = {
  componentName: 'BigSlider',
  props: {
    items: [
      {
        id: 1,
        image: '/media/pasture.jpg',
        content:
          '<h2>Made where the wool grows</h2><p>Slippers and rugs from the mountains of Kyrgyzstan.</p>',
        alignSelf: 'center',
        buttons: [
          { href: '/categories', textButton: 'See all products' },
          {
            href: '/production',
            textButton: 'How felt is made',
            color: '#2a2623',
            backgroundColor: '#fbeed0',
          },
        ],
      },
      { id: 2, image: '/media/rug.jpg', content: '<h2>Shyrdaks</h2><p>Cut, inlaid and quilted by hand.</p>' },
      { id: 3, image: '/media/yurt.jpg', content: '<h2>For the home</h2>' },
    ],
  },
}
