import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { Slot, type SlotContent } from '../../tree/slot.tsx'

export interface TabsProps {
  titles: readonly string[]
  /** A panel for each title, in the same order. */
  slots: readonly SlotContent[]
  /** Names the row of tabs. */
  label?: string
}

/** Panels of which one is seen; starts on the first. Source: spec §2. */
export function Tabs({ titles, slots, label }: TabsProps) {
  return (
    <Root className="shyrdak-tabs-set" defaultValue="0">
      <List className="shyrdak-tabs-list" aria-label={label}>
        {titles.map((title, place) => (
          <Trigger key={place} className="shyrdak-tabs-tab" value={String(place)}>
            {title}
          </Trigger>
        ))}
      </List>
      {titles.map((title, place) => (
        // Panels that are not seen stay in the document: they can be found, and read where no script runs.
        <Content key={place} className="shyrdak-tabs-panel" value={String(place)} forceMount>
          <p className="shyrdak-tabs-title">{title}</p>
          <Slot content={slots[place]} />
        </Content>
      ))}
    </Root>
  )
}
