import { NewFaqEntryPage } from '#desk/faq/new-faq-entry.tsx'

export default NewFaqEntryPage
