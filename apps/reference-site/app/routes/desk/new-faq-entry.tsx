import { deskListMeta } from '../../desk/desk-meta.ts'
import { NewFaqEntryPage } from '../../desk/faq/new-faq-entry.tsx'

export const meta = deskListMeta('faq')

export default NewFaqEntryPage
