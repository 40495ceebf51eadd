import type { BlockNode } from '@shyrdak/sdk/blocks'

export const galleryExample: BlockNode = {
  componentName: 'Gallery',
  props: {
    images: [
      { src: '/media/jailoo.jpg', title: 'Jailoo in June' },
      { src: '/media/dye.jpg', title: 'Madder', alt: 'A pot of red dye over the fire' },
      { src: '/media/maker.jpg', title: 'Aigul, the eldest', href: '/artisans' },
    ],
  },
}
