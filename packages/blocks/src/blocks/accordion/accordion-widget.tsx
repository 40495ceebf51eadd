import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import type { SafeHtml } from '@shyrdak/sdk/blocks'
import { Icon } from '../../parts/icon/icon.tsx'
import { Prose } from '../../parts/prose/prose.tsx'

export interface AccordionItem {
  title: string
  content?: SafeHtml
}

/** One item is expanded at a time, starting with the first; plus and minus icons. Source: spec §2. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <Root className="shyrdak-accordion-items" type="single" collapsible defaultValue="0">
      {items.map(({ title, content }, index) => (
        <Item key={index} className="shyrdak-accordion-item" value={String(index)}>
          <Header className="shyrdak-accordion-head">
            <Trigger className="shyrdak-accordion-trigger">
              <span>{title}</span>
              <span className="shyrdak-accordion-sign">
                <Icon name="plus" />
                <Icon name="minus" />
              </span>
            </Trigger>
          </Header>
          {/* Collapsed content stays in the document, for search engines and for reading without JavaScript. */}
          <Content className="shyrdak-accordion-content" forceMount>
            <Prose text={content} />
          </Content>
        </Item>
      ))}
    </Root>
  )
}
