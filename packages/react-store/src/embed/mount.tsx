// Builds see only imported files, so the declaration is referenced here.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./css-text.d.ts" />
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { StoreProvider } from '../store/store-provider.tsx'
import { storeFor } from './element-store.ts'
import type { Attributes, ElementView } from './element-view.ts'
import { transferCartOnLeaving } from './transfer-cart.ts'
import type { ResolvedSettings } from './settings.ts'
import { sheetOf } from './sheet.ts'
import base from './sheets/base.css?inline'

export interface Mounted {
  render(settings: ResolvedSettings, attributes: Attributes): void
  unmount(): void
}

/** Renders a view with React into a shadow root. The current content stays until the first render. */
export function mount(
  shadow: ShadowRoot,
  { Render, messages, sheet }: ElementView,
  fail: () => void,
): Mounted {
  const place = document.createElement('div')
  place.className = 'shyrdak-root'
  shadow.adoptedStyleSheets = [sheetOf(base), sheetOf(sheet)]
  const root = createRoot(place, {
    onUncaughtError(error) {
      console.error('Shyrdak: uncaught error in element', error)
      // React is still rendering at this point.
      queueMicrotask(fail)
    },
  })
  let latest = 0
  let stopTransfer = () => {}

  async function render(settings: ResolvedSettings, attributes: Attributes) {
    const request = (latest += 1)
    const { store, key } = storeFor(settings)
    await store.loadMessages(messages)
    if (request !== latest) return
    stopTransfer()
    stopTransfer = transferCartOnLeaving(place, store, settings.shop)
    place.lang = settings.language === 'kg' ? 'ky' : settings.language
    root.render(
      <StoreProvider key={key} store={store}>
        <Suspense>
          <Render attributes={attributes} apiHost={settings.apiHost} />
        </Suspense>
      </StoreProvider>,
    )
    if (place.parentNode !== shadow) shadow.replaceChildren(place)
  }

  return {
    render: (settings, attributes) =>
      void render(settings, attributes).catch((error: unknown) => {
        console.error('Shyrdak: failed to render element', error)
        fail()
      }),
    unmount() {
      latest += 1
      stopTransfer()
      root.unmount()
      shadow.adoptedStyleSheets = []
    },
  }
}
