export { Tabs as default } from '@shyrdak/blocks/parts/tabs'

export const words = [] as const
