import { TodayPage } from '#desk/today/today-page.tsx'

export default TodayPage
