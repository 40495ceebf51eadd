import { ImageViewer } from '@shyrdak/blocks/parts/image-viewer'
import { Slider } from '@shyrdak/blocks/parts/slider'
import { Tabs } from '@shyrdak/blocks/parts/tabs'
import { Accordion } from '@shyrdak/blocks/widgets/accordion'
import { FeedbackForm } from '@shyrdak/react-store/widgets/feedback-form'
import { MailingForm } from '@shyrdak/react-store/widgets/mailing-form'
import { Workshops } from '@shyrdak/react-store/widgets/workshops'
import type { ComponentType } from 'react'

/** The widgets of the blocks, by island name. */
export const ISLANDS: Readonly<Record<string, ComponentType<never>>> = {
  accordion: Accordion,
  'feedback-form': FeedbackForm,
  'mailing-form': MailingForm,
  'image-viewer': ImageViewer,
  slider: Slider,
  tabs: Tabs,
  workshops: Workshops,
}
