export interface ViewerImage {
  /** Full URL of the photo. */
  photo: string
  /** Alternative text. */
  alt: string
}

export interface ViewerLabels {
  /** Name of an image without alternative text, followed by its number. */
  image: string
  previous: string
  next: string
  /** Label of the button that opens an image on the whole screen. */
  enlarge: string
  zoomIn: string
  zoomOut: string
  close: string
}

/** The accessible name of an image: its alternative text, or else `fallback` with its number. */
export const imageName = (images: readonly ViewerImage[], index: number, fallback: string): string =>
  images[index]?.alt || `${fallback} ${index + 1}`
