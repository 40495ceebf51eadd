import '@shyrdak/blocks/blocks.css'
import { allBlocks, renderTree, type IslandCall } from '@shyrdak/blocks'
import { pageEnv, type LoadedPage } from '@shyrdak/react-store/pages'
import { blockWidget, isBlockWidget } from '@shyrdak/react-store/widgets/page'
import { Island } from '../islands/island.tsx'
import { i18nOf } from '../messages/messages-in.ts'
import { pageEnv as partsEnv } from '../page/page-env.ts'
import { usePageContext } from '../page/use-page-context.ts'

/** Renders the blocks of a loaded page. */
export function PageBlocks({ page: { nodes, data } }: { page: LoadedPage }) {
  const pageContext = usePageContext()
  const messages = i18nOf(pageContext.language).getFixedT(pageContext.language, 'blocks')
  return <>{renderTree(nodes, allBlocks, pageEnv({ ...partsEnv(pageContext), data, messages, island }))}</>
}

function island({ name, props, root, slots }: IslandCall) {
  if (!isBlockWidget(name)) return <div {...root}>{slots}</div>
  // Only sliders do something before the first interaction.
  const wake = name === 'slider' ? 'visible' : 'touch'
  return <Island name={name} of={blockWidget(name)} props={props} slots={slots} wake={wake} {...root} />
}
