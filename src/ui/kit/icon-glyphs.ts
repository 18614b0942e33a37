/**
 * The plain signs of the interface, drawn for this app: strokes of 2 on a 24 × 24 grid with round
 * ends. Pictures of the game come from icon-shapes.ts.
 */
export const iconGlyphs = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  skip: 'M5 5l7 7-7 7M13 5l7 7-7 7',
  up: 'M5 15.5l7-7 7 7',
  down: 'M5 8.5l7 7 7-7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  tick: 'M5 12.5l4.5 4.5L19 7',
  menu: 'M11 5a1 1 0 1 0 2 0 1 1 0 0 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 0 0-2 0M11 19a1 1 0 1 0 2 0 1 1 0 0 0-2 0',
  undo: 'M9 4L4 9l5 5M4.5 9H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15 4l5 5-5 5M19.5 9H10a5.5 5.5 0 0 0 0 11h3',
  edit: 'M4 20l1.2-5L16 4.2l3.8 3.8L9 18.8zM13.5 6.7l3.8 3.8',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11.5v4.5M14 11.5v4.5',
  share:
    'M8.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM20.5 5.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM20.5 18.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM8.3 10.8l7.4-4M8.3 13.2l7.4 4',
  import: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M4 16v4h16v-4',
  export: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M4 16v4h16v-4',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5L20 20',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  phone: 'M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM11 18.5h2',
  vibrate: 'M9 4h6v16H9zM5 8v8M2 10.5v3M19 8v8M22 10.5v3',
  globe:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3c3.5 3 3.5 15 0 18M12 3c-3.5 3-3.5 15 0 18',
  'text-size': 'M2 19L7.5 5 13 19M4 14.5h7M14.5 19l3.5-8.5 3.5 8.5M16 16.5h4',
  offline:
    'M3 3l18 18M5 12.5a10 10 0 0 1 4.5-2.6M2 9a15 15 0 0 1 4.6-2.9M14.8 10a10 10 0 0 1 4.2 2.5M11 5a15 15 0 0 1 11 4M8.5 16a5 5 0 0 1 6.5-.3M12 19.5h.01',
  saved: 'M20.7 10.5A9 9 0 1 1 16 4M8 11l4 4 9-10',
  clock: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5l3.5 2',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v5.5M12 7.5h.01',
  help: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9.3 9.6a2.7 2.7 0 1 1 4 2.4c-.8.5-1.3 1-1.3 2M12 17h.01',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17.2h.01',
  lock: 'M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11',
  eye: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  'qr-code': 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2M14 20h2M18.5 18.5H20V20',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
} as const satisfies Record<string, string>;
