import { SearchBox } from '../../features/search/search-box.tsx'
import type { ElementView } from '../element-view.ts'
import sheet from '../sheets/search.css?inline'

export const view: ElementView = { Render: () => <SearchBox />, sheet }
