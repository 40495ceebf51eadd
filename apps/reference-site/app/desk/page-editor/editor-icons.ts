/** SVG paths in a 24 × 24 view box, like the shop's icons. */
export const EDITOR_ICONS = {
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h5',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  // As in other nested lists, right indents and left outdents.
  out: 'M20 6v12M15 12H4M9 7l-5 5 5 5',
  in: 'M4 6v12M9 12h11M15 7l5 5-5 5',
  duplicate: 'M9 9h11v11H9zM15 9V4H4v11h5',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 13h9.4l.8-13M10.2 11v5.5M13.8 11v5.5',
  more: 'M5 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0m6.4 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0m6.4 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0',
  phone: 'M7.5 3.5h9v17h-9zM11 17.5h2',
  tablet: 'M5 3.5h14v17H5zM11 17.5h2',
  desk: 'M3 5h18v11.5H3zM9 20h6M12 16.5V20',
  hand: 'M8 12V6.5a1.5 1.5 0 0 1 3 0V11M11 10V4.8a1.5 1.5 0 0 1 3 0V11M14 10.5V6.5a1.5 1.5 0 0 1 3 0V14c0 4-2.2 6.5-5.5 6.5-3 0-4.2-1.6-5.6-4.4L4 12.7c-.5-1.3 1.2-2.2 2.1-1.2L8 14',
  outline: 'M4 6h7M8 12h12M8 18h9M4 6v12h4',
  fields:
    'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6M8 14.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6',
  canvas: 'M4 4h16v16H4zM4 9h16M10 9v11',
  page: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4',
  out_of_here: 'M10 5H5v14h14v-5M13 5h6v6M19 5l-9 9',
  keys: 'M3 7h18v10H3zM6.5 10v.1M10 10v.1M14 10v.1M17.5 10v.1M8 14h8',
} as const
export type EditorIconName = keyof typeof EDITOR_ICONS

/** The icons of blocks, in the outline and the palette. */
export const BLOCK_ICONS: Readonly<Record<string, string>> = {
  Container: 'M4 4.5h16v15H4zM7.5 9h9M7.5 12.5h9M7.5 16h5',
  NestedContainer: 'M3.5 5h17v14h-17zM7 8.5h4v7H7zM13 8.5h4v7h-4z',
  Testing: 'M4 5h6.5v14H4zM13.5 5H20v14h-6.5z',
  TestCol: 'M8 4.5h8v15H8z',
  Tabs: 'M3.5 9h17v10.5h-17zM3.5 9V5H10v4M10 9V5h5v4',
  Paragraph: 'M5 6h14M5 10.5h14M5 15h14M5 19.5h8',
  Divider: 'M3 12h5M16 12h5M8 12c0-4 4-4 4 0s4 4 4 0',
  Button: 'M3.5 8h17v8h-17zM8 12h8',
  Images: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  Accordion: 'M4 5h16v4H4zM4 11.5h16M4 15.5h16M4 19.5h16M15 7h2.5',
  Form: 'M4 4.5h16v4H4zM4 11h16v4.5H4zM12 18.5h8',
  MailingForm: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  Icon: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M6 16h12M8 19.5h8',
  Gallery: 'M4 4h9v16H4zM15 4h5v7h-5zM15 13h5v7h-5z',
  ImageComponent: 'M3.5 3.5h17v17h-17zM7 7h10v7.5H7zM9 17.5h6',
  ImageComponentWithHover: 'M4 6h11v11H4zM9 6V3.5h11v11h-5',
  VideoComponent: 'M3.5 5h17v14h-17zM10 9v6l5.5-3z',
  Banner: 'M3 6h18v12H3zM6 12.5h6M6 15.5h4',
  Blogs: 'M4 5h4.5v9H4zM10 5h4.5v9H10zM16 5h4.5v9H16zM4 18h4M10 18h4M16 18h4',
  Carousel: 'M6 5h12v9H6zM4 18.5h3M9 18.5h2.5M13 18.5h2.5M18 18.5h2',
  Tour: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1-1.5 2.4M12 17.5v.1M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
  BigSlider: 'M6 5h12v12H6zM3 9v4M21 9v4M10.5 20h.1M13.5 20h.1',
  PlainImage: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.5v.1',
  GridImages: 'M4 5h11v14H4zM17.5 5H20v4h-2.5zM17.5 10.5H20V14h-2.5zM17.5 15.5H20V19h-2.5z',
  Products: 'M4 9h16l-1.6 10.2a1 1 0 0 1-1 .8H6.6a1 1 0 0 1-1-.8zM8.5 9 12 3.5 15.5 9',
  SpecialProduct: 'm12 3.8 2.5 5.3 5.7.8-4.1 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.1-4.1 5.7-.8z',
  AllArtisans:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M3.5 19c.5-3.4 2.5-5 5.5-5s5 1.6 5.5 5M16 6.5a2.5 2.5 0 1 1 0 5M17.5 14.5c1.8.6 2.8 2 3 4.5',
}
const UNKNOWN = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5v5.5M12 16v.1'

export const blockIcon = (name: string): string =>
  Object.hasOwn(BLOCK_ICONS, name) ? (BLOCK_ICONS[name] ?? UNKNOWN) : UNKNOWN
