export { Slider as default } from '@shyrdak/blocks/parts/slider'
