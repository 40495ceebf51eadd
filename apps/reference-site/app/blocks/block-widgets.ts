import { Accordion } from '@shyrdak/blocks/widgets/accordion'
import { PictureViewer } from '@shyrdak/blocks/parts/picture-viewer'
import { Slider } from '@shyrdak/blocks/parts/slider'
import { Tabs } from '@shyrdak/blocks/parts/tabs'
import type { ComponentType } from 'react'

/** The widgets that blocks call by name, drawn here on the server; in the browser each is an island of its own. */
const WIDGETS = {
  accordion: Accordion,
  'picture-viewer': PictureViewer,
  slider: Slider,
  tabs: Tabs,
} as const

/** The widget of that name. Its block writes the props it takes. */
export const blockWidget = (name: string): ComponentType<object> | undefined =>
  (WIDGETS as Readonly<Record<string, unknown>>)[name] as ComponentType<object> | undefined
