import { NewCategory, NewRetailCategory, slugOf } from '@shyrdak/sdk/management'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import { checkTexts } from '../form/typed-fields.ts'
import type { Checked } from '../form/use-desk-form.ts'
import type { CategoryKind, DeskCategory } from './category-kind.ts'

/** A category as it is typed. Those of retail goods have pages, and with them all but a title. */
export interface CategoryForm {
  readonly title: Texts
  readonly url: string
  readonly description: Texts
  /** Its path; empty without one. */
  readonly photo: string
  /** Chosen once, for a new one. */
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

/** The address that its title proposes, until somebody types another one. */
export const urlOf = ({ url, title }: CategoryForm): string =>
  url.trim() === '' ? slugOf(title) : url.trim()

export type CategoryBody = NewCategory | NewRetailCategory

/** What is sent, or what is wrong with it. */
export function categoryToSend(kind: CategoryKind, form: CategoryForm): Checked<CategoryBody> {
  const { title, description, photo } = form
  if (kind !== 'categories') return checkTexts(NewCategory, { title })
  return checkTexts(NewRetailCategory, { title, description, photo: photo || null, url: urlOf(form) })
}
