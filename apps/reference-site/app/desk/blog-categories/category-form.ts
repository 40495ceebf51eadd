import { NewBlogCategory, slugOf, type ManagedBlogCategory } from '@shyrdak/sdk/management'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import { checkTexts } from '../form/typed-fields.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

/** The form state of a blog category. */
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

/** The category's slug: the entered one, or one derived from its title. */
export const categoryUrl = ({ url, title }: CategoryForm): string => url.trim() || slugOf(title)

/** Returns the request body, or the errors by field. */
export const categoryToSend = (form: CategoryForm): CheckedForm<NewBlogCategory> =>
  checkTexts(NewBlogCategory, { ...form, url: categoryUrl(form) })
