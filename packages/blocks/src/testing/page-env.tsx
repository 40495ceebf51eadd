import { createElement, type ComponentType } from 'react'
import { Accordion } from '../blocks/accordion/accordion-widget.tsx'
import { ImageViewer } from '../parts/image-viewer/image-viewer.tsx'
import { Slider } from '../parts/slider/slider.tsx'
import { Tabs } from '../parts/tabs/tabs.tsx'
import type { PageEnv } from '../tree/page-env.ts'

/** The widgets of the library, by island name. */
const WIDGETS: Record<string, ComponentType<never>> = {
  accordion: Accordion,
  tabs: Tabs,
  slider: Slider,
  'image-viewer': ImageViewer,
}

/** A page environment for tests: English, unchanged links, message keys as texts, and no data. */
export const testEnv = (overrides: Partial<PageEnv> = {}): PageEnv => ({
  language: 'en',
  country: 'KG',
  link: (path) => path,
  image: (photo) => photo,
  money: (amount, currency) => `${amount} ${currency}`,
  messages: (key) => key,
  data: () => undefined,
  island({ name, props, root, slots }) {
    const Widget = WIDGETS[name] as ComponentType<object> | undefined // blocks pass the props of their own widget
    return (
      <div {...root} data-island={name}>
        {Widget ? createElement(Widget, { ...props, ...(slots && { slots }) }) : slots}
      </div>
    )
  },
  ...overrides,
})
