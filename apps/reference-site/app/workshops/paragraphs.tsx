/** A plain text whose line breaks begin paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split('\n')
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
