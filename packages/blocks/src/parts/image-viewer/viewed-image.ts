export interface ViewedImage {
  /** Its whole address. */
  photo: string
  /** What is to be seen. */
  alt: string
}

export interface ViewerLabels {
  /** Names a picture that says nothing itself, before its number. */
  image: string
  previous: string
  next: string
  enlarge: string
  close: string
}

/** What a picture is called when read aloud. */
export const imageName = (images: readonly ViewedImage[], place: number, otherwise: string): string =>
  images[place]?.alt || `${otherwise} ${place + 1}`
