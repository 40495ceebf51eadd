import { NewCategory, NewRetailCategory, slugOf } from '@shyrdak/sdk/management'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import { checkTexts } from '../form/typed-fields.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'
import type { CategoryKind, DeskCategory } from './category-kind.ts'

/** The form state of a category. Only retail categories have pages, and so more than a title. */
export interface CategoryForm {
  readonly title: Texts
  readonly url: string
  readonly description: Texts
  /** The media path of the photo; empty when there is none. */
  readonly photo: string
  /** Can only be chosen for a new category. */
  readonly parent_id: string
}

export const NO_CATEGORY: CategoryForm = {
  title: NO_TEXTS,
  url: '',
  description: NO_TEXTS,
  photo: '',
  parent_id: '',
}

export const categoryFormOf = (category: DeskCategory): CategoryForm => ({
  ...NO_CATEGORY,
  title: category.title,
  ...('url' in category && {
    url: category.url,
    description: category.description,
    photo: category.photo ?? '',
  }),
})

/** The entered slug, or one derived from the title. */
export const urlOf = ({ url, title }: CategoryForm): string =>
  url.trim() === '' ? slugOf(title) : url.trim()

export type CategoryBody = NewCategory | NewRetailCategory

/** Returns the request body, or the errors by field. */
export function categoryToSend(kind: CategoryKind, form: CategoryForm): CheckedForm<CategoryBody> {
  const { title, description, photo } = form
  if (kind !== 'categories') return checkTexts(NewCategory, { title })
  return checkTexts(NewRetailCategory, { title, description, photo: photo || null, url: urlOf(form) })
}
