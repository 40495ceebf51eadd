import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { findBarriers } from '../testing/axe.ts'
import { entryOf } from '../testing/entry.ts'
import { Alert } from './alert/alert.tsx'
import { Badge } from './badge/badge.tsx'
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx'
import { Button } from './button/button.tsx'
import { Checkbox } from './checkbox/checkbox.tsx'
import { RadioGroup } from './radio-group/radio-group.tsx'
import { Field } from './field/field.tsx'
import { Icon } from './icon/icon.tsx'
import { Ornament } from './ornament/ornament.tsx'
import { Pagination } from './pagination/pagination.tsx'
import { Image } from './image/image.tsx'
import { Price } from './price/price.tsx'
import { ProductCard } from './product-card/product-card.tsx'
import { Quantity } from './quantity/quantity.tsx'
import { Select } from './select/select.tsx'
import { Skeleton } from './skeleton/skeleton.tsx'
import { Spinner } from './spinner/spinner.tsx'
import { Swatch } from './swatch/swatch.tsx'

const env = {
  language: 'en' as const,
  link: (path: string) => path,
  image: (photo: string) => photo,
  messages: (key: string) => key,
}
const pages = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` }
const steps = { label: 'Count', decrease: 'Less', increase: 'More' }
const colors = [{ value: '1', label: 'White', color: '#ffffff' }]

const PARTS: Record<string, ReactElement> = {
  alert: <Alert title="Added" closeLabel="Close" onClose={() => {}} />,
  badge: <Badge>New</Badge>,
  breadcrumbs: <Breadcrumbs label="Way" items={[{ title: 'Home', href: '/' }, { title: 'Rugs' }]} />,
  button: <Button busy>Pay</Button>,
  'button as a link': <Button href="/">Home</Button>,
  checkbox: <Checkbox name="terms" label="Terms" hint="Short" error="Required field" />,
  'radio group': (
    <RadioGroup label="Size" name="size" options={[{ value: '38', label: '38' }]} error="Required field" />
  ),
  field: <Field name="email" label="Email" hint="Short" error="Required field" required />,
  icon: <Icon name="user" label="Account" />,
  ornament: <Ornament shape="border" />,
  pagination: <Pagination current={2} last={9} link={(page) => `?${page}`} labels={pages} />,
  image: <Image photo="/media/a.jpg" alt="A rug" sizes="50vw" />,
  price: (
    <Price
      view="2.00"
      discount="1.00"
      currency="KGS"
      language="en"
      labels={{ now: 'Now', before: 'Before' }}
    />
  ),
  'product card': <ProductCard entry={entryOf('10.00')} env={env} level={2} />,
  quantity: <Quantity value={1} max={3} onChange={() => {}} labels={steps} />,
  select: <Select name="country" label="Country" options={[{ value: 'KG', label: 'Kyrgyzstan' }]} />,
  skeleton: <Skeleton shape="tile" />,
  spinner: <Spinner label="Loading" />,
  swatch: <Swatch label="Colour" name="color" options={colors} value="1" />,
}

test.each(Object.keys(PARTS))(
  '%s renders the same on the server and has no accessibility violations',
  async (name) => {
    const part = PARTS[name]
    if (!part) throw new Error(`No part ${name}`)
    const { container } = render(part)
    const rendered = document.createElement('div')
    rendered.innerHTML = renderToString(part)
    expect(rendered.textContent).toBe(container.textContent)
    expect(await findBarriers()).toEqual([])
  },
)
