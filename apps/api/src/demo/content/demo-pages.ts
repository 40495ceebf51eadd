import type { NewPage } from '@shyrdak/sdk/contract'
import { written } from './demo-page.ts'
import { home } from './pages/home/home.ts'

/** Every page of the demo shop. */
export const DEMO_PAGES: readonly NewPage[] = [written(home)]
