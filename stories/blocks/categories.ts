import { RetailCategory, type LocalizedText } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'

export const aCategory = (id: number, title: LocalizedText): RetailCategory =>
  build(RetailCategory, { id, title, childrens: [] })
