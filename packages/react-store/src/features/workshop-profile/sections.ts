import { WORKSHOP_LENGTHS } from '@shyrdak/sdk/contract'
import {
  workshopPath,
  type WorkshopLine,
  type WorkshopText,
} from '@shyrdak/state-machines/workshop-profile/rules'

export interface Section {
  readonly name: 'title' | 'hello' | 'about' | 'film' | 'person' | 'contacts'
  readonly fields: readonly (WorkshopText | WorkshopLine)[]
}

/** Fields in the order of the public page; the links follow. */
export const SECTIONS: readonly Section[] = [
  { name: 'title', fields: ['name', 'position'] },
  { name: 'hello', fields: ['hello_txt'] },
  { name: 'about', fields: ['about_ttl', 'about_txt'] },
  { name: 'film', fields: ['video', 'video_ttl', 'video_txt'] },
  { name: 'person', fields: ['bio_txt'] },
  { name: 'contacts', fields: ['address', 'phone', 'email'] },
]

export const PAGE_ORDER: readonly string[] = SECTIONS.flatMap(({ fields }) => fields.map(workshopPath))

/** Maximum length, and initial rows; one row is a single-line field. */
export const TEXT_SIZES: Readonly<Record<WorkshopText, { readonly most: number; readonly rows: number }>> = {
  name: { most: WORKSHOP_LENGTHS.name, rows: 1 },
  position: { most: WORKSHOP_LENGTHS.position, rows: 1 },
  hello_txt: { most: WORKSHOP_LENGTHS.prose, rows: 3 },
  about_ttl: { most: WORKSHOP_LENGTHS.title, rows: 1 },
  about_txt: { most: WORKSHOP_LENGTHS.prose, rows: 8 },
  video_ttl: { most: WORKSHOP_LENGTHS.title, rows: 1 },
  video_txt: { most: WORKSHOP_LENGTHS.prose, rows: 3 },
  bio_txt: { most: WORKSHOP_LENGTHS.prose, rows: 6 },
  address: { most: WORKSHOP_LENGTHS.address, rows: 2 },
}
