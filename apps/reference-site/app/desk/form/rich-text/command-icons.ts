import type { EditCommandName } from './edit-commands.ts'

export type CommandIcon = EditCommandName | 'link' | 'html'

const HEADING = 'M4 6v12M12 6v12M4 12h8'
const GRID = 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14'

/** SVG paths in a 24 × 24 view box, like the shop's icons. */
export const COMMAND_ICONS: Readonly<Record<CommandIcon, string>> = {
  heading2: `${HEADING}M16 12.2c0-3 4.5-3 4.5-.2 0 2-4.5 3.2-4.5 6h4.8`,
  heading3: `${HEADING}M16 10.5h4.6L18 13.4c4 0 3.6 4.8.3 4.8-1.3 0-2.2-.6-2.6-1.5`,
  bold: 'M7 5h5.8a3.4 3.4 0 0 1 0 6.9H7zM7 11.9h6.7a3.55 3.55 0 0 1 0 7.1H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
  bullets: 'M10 6h10M10 12h10M10 18h10M5 6v.1M5 12v.1M5 18v.1',
  numbers: 'M11 6h9M11 12h9M11 18h9M4.5 4.5 6 4v4.5M4 14.5c0-1.8 3-1.8 3 0 0 1.2-3 2-3 3.5h3',
  outdent: 'M4 5h16M11 10h9M11 14h9M4 19h16M7.5 9 4.5 12l3 3',
  indent: 'M4 5h16M11 10h9M11 14h9M4 19h16M4.5 9l3 3-3 3',
  quote: 'M5 16.5c3-.5 4-2.5 4-6H4.5v-4H9v4M14.5 16.5c3-.5 4-2.5 4-6H14v-4h4.5v4',
  line: 'M4 12h16M7 6h10M7 18h10',
  table: 'M4 5h16v14H4zM4 10h16M10 5v14',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h5',
  addRow: 'M4 4.5h16v8H4zM4 8.5h16M12 15.5v5M9.5 18h5',
  addColumn: 'M4.5 4v16h8V4zM8.5 4v16M15.5 12h5M18 9.5v5',
  deleteRow: 'M4 4.5h16v8H4zM4 8.5h16M9.5 18h5',
  deleteColumn: 'M4.5 4v16h8V4zM8.5 4v16M15.5 12h5',
  headerRow: `${GRID}M4.5 7.5h15`,
  deleteTable: 'M4 5h16v14H4zM9 9l6 6M15 9l-6 6',
  html: 'm8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
}
