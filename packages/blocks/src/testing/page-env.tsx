import { createElement, type ComponentType } from 'react'
import { Accordion } from '../blocks/accordion/accordion-widget.tsx'
import { ImageViewer } from '../parts/image-viewer/image-viewer.tsx'
import { Slider } from '../parts/slider/slider.tsx'
import { Tabs } from '../parts/tabs/tabs.tsx'
import type { PageEnv } from '../tree/page-env.ts'

/** The widgets of the library by the names its blocks call them. */
const WIDGETS: Record<string, ComponentType<never>> = {
  accordion: Accordion,
  tabs: Tabs,
  slider: Slider,
  'image-viewer': ImageViewer,
}

/** A page for tests: English, its addresses as they are, its words their own keys, nothing answered. */
export const testEnv = (overrides: Partial<PageEnv> = {}): PageEnv => ({
  language: 'en',
  country: 'KG',
  link: (path) => path,
  image: (photo) => photo,
  money: (amount, currency) => `${amount} ${currency}`,
  messages: (key) => key,
  data: () => undefined,
  island({ name, props, root, slots }) {
    const Widget = WIDGETS[name] as ComponentType<object> | undefined // each is called with its own block's props
    return (
      <div {...root} data-island={name}>
        {Widget ? createElement(Widget, { ...props, ...(slots && { slots }) }) : slots}
      </div>
    )
  },
  ...overrides,
})
