export { Slider as default } from '@shyrdak/blocks/parts/slider'

export const messages = [] as const
