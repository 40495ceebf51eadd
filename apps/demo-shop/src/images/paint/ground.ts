/** A seamless warm off-white paper, lit from the upper left. */
export function paper(width: number, height: number): string {
  return `<radialGradient id="paper" cx=".34" cy=".26" r="1.05"><stop offset="0" stop-color="#f8f4ec"/><stop offset=".55" stop-color="#efe9de"/><stop offset="1" stop-color="#dcd3c5"/></radialGradient><rect width="${width}" height="${height}" fill="url(#paper)"/>`
}
