import { NewBlogCategory, slugOf, type ManagedBlogCategory } from '@shyrdak/sdk/management'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import { checkTexts } from '../form/typed-fields.ts'
import type { Checked } from '../form/use-desk-form.ts'

/** A section of the blog as it is typed. */
export interface CategoryForm {
  readonly url: string
  readonly title: Texts
  readonly description: Texts
}

export const EMPTY_CATEGORY: CategoryForm = { url: '', title: NO_TEXTS, description: NO_TEXTS }

export const categoryFormOf = ({
  url,
  title,
  description,
}: Omit<ManagedBlogCategory, 'position'>): CategoryForm => ({ url, title, description })

/** The end of its address: what is typed, or what its title would be as one. */
export const categoryUrl = ({ url, title }: CategoryForm): string => url.trim() || slugOf(title)

/** What is sent, or what is wrong with it. */
export const categoryToSend = (form: CategoryForm): Checked<NewBlogCategory> =>
  checkTexts(NewBlogCategory, { ...form, url: categoryUrl(form) })
