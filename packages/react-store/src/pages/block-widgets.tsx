import type { IslandCall } from '@shyrdak/blocks'
import { ImageViewer } from '@shyrdak/blocks/parts/image-viewer'
import { Slider } from '@shyrdak/blocks/parts/slider'
import { Tabs } from '@shyrdak/blocks/parts/tabs'
import { Accordion } from '@shyrdak/blocks/widgets/accordion'
import { createElement, type ComponentType } from 'react'
import { FeedbackForm } from '../features/feedback-form/feedback-form.tsx'
import { MailingForm } from '../features/mailing-form/mailing-form.tsx'
import { Artisans } from '../features/artisans/artisans.tsx'

/** The widgets that blocks can request, by name. */
const BLOCK_WIDGETS = {
  accordion: Accordion,
  'feedback-form': FeedbackForm,
  'image-viewer': ImageViewer,
  'mailing-form': MailingForm,
  slider: Slider,
  tabs: Tabs,
  artisans: Artisans,
} as const

export type BlockWidgetName = keyof typeof BLOCK_WIDGETS

export const isBlockWidget = (name: string): name is BlockWidgetName => Object.hasOwn(BLOCK_WIDGETS, name)

export const blockWidget = (name: BlockWidgetName) => BLOCK_WIDGETS[name] as ComponentType<object> // its block writes the props

export interface BlockWidgetProps {
  /** What a block passed to `env.island`. */
  readonly call: IslandCall
}

/** Renders the widget that a block requested, or its static content when the widget is unknown. */
export const BlockWidget = ({ call: { name, props, root, slots } }: BlockWidgetProps) => (
  <div {...root}>
    {isBlockWidget(name) ? createElement(blockWidget(name), { ...props, ...(slots && { slots }) }) : slots}
  </div>
)
