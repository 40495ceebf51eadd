// The declaration of builds, which see only what is imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./css-text.d.ts" />
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { StoreProvider } from '../store/store-provider.tsx'
import { storeFor } from './element-store.ts'
import type { Attributes, ElementView } from './element-view.ts'
import { transferCartOnLeaving } from './transfer-cart.ts'
import type { Setting } from './settings.ts'
import { sheetOf } from './sheet.ts'
import base from './sheets/base.css?inline'

/** An element that lives. */
export interface Mounted {
  render(setting: Setting, attributes: Attributes): void
  end(): void
}

/** Lets React live in a shadow root. What stands there is replaced when there is something to draw. */
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
      console.error('Shyrdak: an element broke', error)
      // React is still drawing.
      queueMicrotask(fail)
    },
  })
  let latest = 0
  let stopHandingOver = () => {}

  async function render(setting: Setting, attributes: Attributes) {
    const mine = (latest += 1)
    const { store, key } = storeFor(setting)
    await store.loadMessages(messages)
    if (mine !== latest) return
    stopHandingOver()
    stopHandingOver = transferCartOnLeaving(place, store, setting.shop)
    place.lang = setting.language === 'kg' ? 'ky' : setting.language
    root.render(
      <StoreProvider key={key} store={store}>
        <Suspense>
          <Render attributes={attributes} apiHost={setting.apiHost} />
        </Suspense>
      </StoreProvider>,
    )
    if (place.parentNode !== shadow) shadow.replaceChildren(place)
  }

  return {
    render: (setting, attributes) =>
      void render(setting, attributes).catch((error: unknown) => {
        console.error('Shyrdak: an element could not be drawn', error)
        fail()
      }),
    end() {
      latest += 1
      stopHandingOver()
      root.unmount()
      shadow.adoptedStyleSheets = []
    },
  }
}
