import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { Slot, type SlotContent } from '../../tree/slot.tsx'

export interface TabsProps {
  titles: readonly string[]
  /** A panel for each title, in the same order. */
  slots: readonly SlotContent[]
  /** Accessible name of the tab list. */
  label?: string
}

/** Tabs, starting on the first. Source: spec §2. */
export function Tabs({ titles, slots, label }: TabsProps) {
  return (
    <Root className="shyrdak-tabs-set" defaultValue="0">
      <List className="shyrdak-tabs-list" aria-label={label}>
        {titles.map((title, index) => (
          <Trigger key={index} className="shyrdak-tabs-tab" value={String(index)}>
            {title}
          </Trigger>
        ))}
      </List>
      {titles.map((title, index) => (
        // Hidden panels stay in the document, for search engines and for reading without JavaScript.
        <Content key={index} className="shyrdak-tabs-panel" value={String(index)} forceMount>
          <p className="shyrdak-tabs-title">{title}</p>
          <Slot content={slots[index]} />
        </Content>
      ))}
    </Root>
  )
}
