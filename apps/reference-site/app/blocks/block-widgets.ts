import { Accordion } from '@shyrdak/blocks/widgets/accordion'
import { ImageViewer } from '@shyrdak/blocks/parts/image-viewer'
import { Slider } from '@shyrdak/blocks/parts/slider'
import { Tabs } from '@shyrdak/blocks/parts/tabs'
import { FeedbackForm } from '@shyrdak/react-store/widgets/feedback-form'
import { MailingForm } from '@shyrdak/react-store/widgets/mailing-form'
import { Workshops } from '@shyrdak/react-store/widgets/workshops'
import type { ComponentType } from 'react'

/** The widgets that blocks name, rendered here on the server; in the browser each is an island of its own. */
const WIDGETS = {
  accordion: Accordion,
  'feedback-form': FeedbackForm,
  'mailing-form': MailingForm,
  'image-viewer': ImageViewer,
  slider: Slider,
  tabs: Tabs,
  workshops: Workshops,
} as const

type BlockWidget = keyof typeof WIDGETS

export const isBlockWidget = (name: string): name is BlockWidget => Object.hasOwn(WIDGETS, name)

export const blockWidget = (name: BlockWidget) => WIDGETS[name] as ComponentType<object> // its block writes the props it takes
