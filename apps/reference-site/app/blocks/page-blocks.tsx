import '@shyrdak/blocks/blocks.css'
import { allBlocks, drawTree, type IslandCall } from '@shyrdak/blocks'
import { pageEnv, type ReadPage } from '@shyrdak/react-store/pages'
import { allWords } from '@shyrdak/react-store/words/all'
import { Island } from '../islands/island.tsx'
import { pageEnv as partsEnv } from '../page/page-env.ts'
import { usePageVisit } from '../page/use-visit.ts'
import { blockWidget } from './block-widgets.ts'

/** The blocks of a page, as it was read. */
export function PageBlocks({ page: { nodes, answers } }: { page: ReadPage }) {
  const visit = usePageVisit()
  const words = allWords(visit.language).blocks
  return <>{drawTree(nodes, allBlocks, pageEnv({ ...partsEnv(visit), answers, words, island }))}</>
}

function island({ name, props, root, slots }: IslandCall) {
  const Widget = blockWidget(name)
  if (!Widget) return <div {...root}>{slots}</div>
  // Only slides have something to do before anybody touches them.
  const wake = name === 'slider' ? 'visible' : 'touch'
  return <Island name={name} of={Widget} props={props} slots={slots} wake={wake} {...root} />
}
