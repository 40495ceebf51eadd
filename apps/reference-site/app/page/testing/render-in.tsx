import type { Language } from '@shyrdak/sdk/contract'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { PageContextProvider } from '../use-page-context.ts'

/** Renders a component as on a page in a language. */
export function renderIn(language: Language, Component: ComponentType) {
  const Stub = createRoutesStub([{ path: '/', Component }])
  return render(
    <PageContextProvider
      value={{
        language,
        country: 'KG',
        prefix: '',
        path: '/',
        origin: 'https://shop.example',
        apiHost: '',
        hasChosenCountry: true,
      }}
    >
      <Stub />
    </PageContextProvider>,
  )
}
