export interface ViewedPicture {
  /** Its whole address. */
  photo: string
  /** What is to be seen. */
  alt: string
}

export interface ViewerLabels {
  /** Names a picture that says nothing itself, before its number. */
  picture: string
  previous: string
  next: string
  enlarge: string
  close: string
}

/** What a picture is called when read aloud. */
export const pictureName = (pictures: readonly ViewedPicture[], place: number, otherwise: string): string =>
  pictures[place]?.alt || `${otherwise} ${place + 1}`
