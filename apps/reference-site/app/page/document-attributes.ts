import type { PageContext } from './page-context.ts'

/** The context of a page as attributes of `<html>`, for scripts that run without a router. */
export const documentAttributes = ({
  language,
  country,
  hasChosenCountry,
  prefix,
  apiHost,
}: PageContext) => ({
  'data-language': language,
  'data-country': country,
  'data-country-chosen': hasChosenCountry || undefined,
  'data-prefix': prefix || undefined,
  'data-api-host': apiHost || undefined,
})
