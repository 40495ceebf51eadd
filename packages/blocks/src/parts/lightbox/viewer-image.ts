export interface ViewerImage {
  /** Full URL. */
  photo: string
  /** Alternative text. */
  alt: string
}

export interface ViewerLabels {
  /** Name of an image without alternative text, followed by its number. */
  image: string
  previous: string
  next: string
  /** Opens an image on the whole screen. */
  enlarge: string
  zoomIn: string
  zoomOut: string
  close: string
}

/** The accessible name of an image. */
export const imageName = (images: readonly ViewerImage[], index: number, fallback: string): string =>
  images[index]?.alt || `${fallback} ${index + 1}`
