import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import type { SafeHtml } from '@shyrdak/sdk/blocks'
import { Icon } from '../../parts/icon/icon.tsx'
import { Prose } from '../../parts/prose/prose.tsx'

export interface AccordionItem {
  title: string
  content?: SafeHtml
}

/** One item open at a time, the first at the start; plus opens, minus closes. Source: spec §2. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <Root className="shyrdak-accordion-items" type="single" collapsible defaultValue="0">
      {items.map(({ title, content }, place) => (
        <Item key={place} className="shyrdak-accordion-item" value={String(place)}>
          <Header className="shyrdak-accordion-head">
            <Trigger className="shyrdak-accordion-trigger">
              <span>{title}</span>
              <span className="shyrdak-accordion-sign">
                <Icon name="plus" />
                <Icon name="minus" />
              </span>
            </Trigger>
          </Header>
          {/* Closed texts stay in the document: they can be found, and read where no script runs. */}
          <Content className="shyrdak-accordion-content" forceMount>
            <Prose text={content} />
          </Content>
        </Item>
      ))}
    </Root>
  )
}
