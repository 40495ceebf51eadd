import type { HeldPresses } from './repeat-presses.ts'
import { saveHeldAdd } from './save-held-add.ts'

const WIDGETS = {
  'access-gate': async () => (await import('@shyrdak/react-store/widgets/access-gate')).AccessGate,
  accordion: async () => (await import('@shyrdak/blocks/widgets/accordion')).Accordion,
  'buy-box': async () => (await import('@shyrdak/react-store/widgets/buy-box')).BuyBox,
  'cookie-consent': async () => (await import('@shyrdak/react-store/widgets/cookie-consent')).CookieConsent,
  'country-dialog': async () => (await import('@shyrdak/react-store/widgets/country-dialog')).CountryDialog,
  'faq-question': async () => (await import('@shyrdak/react-store/widgets/faq-question')).FaqQuestion,
  'feedback-form': async () => (await import('@shyrdak/react-store/widgets/feedback-form')).FeedbackForm,
  'image-viewer': async () => (await import('@shyrdak/blocks/parts/image-viewer')).ImageViewer,
  'mailing-form': async () => (await import('@shyrdak/react-store/widgets/mailing-form')).MailingForm,
  'recently-viewed': async () =>
    (await import('@shyrdak/react-store/widgets/recently-viewed')).RecentlyViewed,
  'review-form': async () => (await import('@shyrdak/react-store/widgets/review-form')).ReviewForm,
  'search-box': async () => (await import('@shyrdak/react-store/widgets/search-box')).SearchBox,
  slider: async () => (await import('@shyrdak/blocks/parts/slider')).Slider,
  tabs: async () => (await import('@shyrdak/blocks/parts/tabs')).Tabs,
  'unpaid-order': async () => (await import('@shyrdak/react-store/widgets/unpaid-order')).UnpaidOrder,
  wishlist: async () => (await import('@shyrdak/react-store/widgets/wishlist')).Wishlist,
  artisans: async () => (await import('@shyrdak/react-store/widgets/artisans')).Artisans,
}

export type IslandName = keyof typeof WIDGETS

const isIsland = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(WIDGETS, name)

/**
 * Loads the widget of an island; undefined for an unknown name. In a separate module, because it names the
 * files of all widgets.
 */
export async function loadWidget(element: HTMLElement, held: HeldPresses) {
  const { island } = element.dataset
  if (island === 'buy-box') saveHeldAdd(element, held)
  return isIsland(island) ? WIDGETS[island]() : undefined
}
