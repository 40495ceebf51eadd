import { deskMeta } from '../../desk/desk-meta.ts'
import { TodayPage } from '../../desk/today/today-page.tsx'

export const meta = deskMeta((t) => t('today'))

export default TodayPage
