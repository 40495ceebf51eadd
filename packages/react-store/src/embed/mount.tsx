// Builds see only imported files, so the declaration is referenced here.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./css-text.d.ts" />
import { Suspense, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { StoreContext } from '../store/store-provider.tsx'
import { transferCartOnLeaving } from '../store/transfer-cart.ts'
import { storeFor } from './element-store.ts'
import type { Attributes, ElementView } from './element-view.ts'
import { reportFrom } from './report-events.ts'
import type { ResolvedSettings } from './settings.ts'
import { sheetOf } from './sheet.ts'
import base from './sheets/base.css?inline'

export interface Mounted {
  render(settings: ResolvedSettings, attributes: Attributes): void
  unmount(): void
}

/** Renders a view with React into a shadow root. The previous content stays until its texts are loaded. */
export function mount(shadow: ShadowRoot, { Render, sheet }: ElementView, fail: () => void): Mounted {
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
  const show = () => {
    if (place.parentNode !== shadow) shadow.replaceChildren(place)
  }
  let stopListening = () => {}

  function render(settings: ResolvedSettings, attributes: Attributes) {
    const { store, key } = storeFor(settings)
    stopListening()
    const stops = [reportFrom(place, store), transferCartOnLeaving(place, store)]
    stopListening = () => stops.forEach((stop) => stop())
    // The host page may be written right to left; the store's languages are not.
    place.dir = 'ltr'
    place.lang = settings.language === 'kg' ? 'ky' : settings.language
    root.render(
      <StoreContext key={key} value={store}>
        <Suspense>
          <Render attributes={attributes} />
          <Shown onShown={show} />
        </Suspense>
      </StoreContext>,
    )
  }

  return {
    render,
    unmount() {
      stopListening()
      root.unmount()
      shadow.adoptedStyleSheets = []
    },
  }
}

/** Calls `onShown` once its siblings in the Suspense boundary are rendered. */
function Shown({ onShown }: { readonly onShown: () => void }) {
  useLayoutEffect(onShown, [onShown])
  return null
}
