import type { WorkshopsMessages } from './messages.ts'

export const workshops: WorkshopsMessages = {
  label: 'Workshops',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  pages: 'Pages of workshops',
  previous: 'Previous',
  next: 'Next',
  select: 'Select',
  loading: 'Loading workshops',
  empty: 'Data are still not there',
  unreachable: 'The workshops did not arrive.',
  retry: 'Try again',
}
