const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that is already HTML. Only `html` creates it. */
export interface Html {
  readonly html: string
}

const write = (value: string | number | Html | readonly Html[]): string => {
  if (typeof value === 'object') return 'html' in value ? value.html : value.map(write).join('')
  return String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Template tag for HTML that escapes every value. */
export const html = (
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html => ({
  html: strings.reduce((text, part, index) => text + write(values[index - 1] ?? '') + part),
})
