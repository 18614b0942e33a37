import { encodeQR } from 'qr';
import './HandOver.css';

type QrCodeProps = {
  /** The content; null while unknown. */
  readonly text: string | null;
  readonly label: string;
  /** Shown if the content is too long for a phone's screen. */
  readonly tooLarge: string;
};

/** A QR code for another phone's camera; dark on light in every theme, since readers expect that. */
export function QrCode({ text, label, tooLarge }: QrCodeProps) {
  if (text !== null && isTooLong(text)) return <p>{tooLarge}</p>;
  return <CodePicture drawn={text === null ? null : drawCode(text)} label={label} />;
}

/** Whether a text is too long for one code on a phone’s screen. */
export function isTooLong(text: string): boolean {
  return text.length > MAX_LENGTH;
}

/** A QR code as an SVG path. */
export interface DrawnCode {
  /** Modules per side, including the quiet zone. */
  readonly size: number;
  readonly path: string;
}

/** Draws a QR code. @throws if the text exceeds the capacity of any code */
export function drawCode(text: string): DrawnCode {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET });
  return { size: rows.length, path: rows.map(rowPath).join('') };
}

type CodePictureProps = { readonly drawn: DrawnCode | null; readonly label: string };

/** The picture alone; its space is reserved before it is drawn. */
export function CodePicture({ drawn, label }: CodePictureProps) {
  const picture = { role: 'img', 'aria-label': label };
  return (
    <div className="qr-code">
      {drawn === null ? null : (
        <svg viewBox={`0 0 ${drawn.size} ${drawn.size}`} shapeRendering="crispEdges" {...picture}>
          <path d={drawn.path} />
        </svg>
      )}
    </div>
  );
}

/** Characters. More would need over 113 modules per side, hard to read on a screen 6 cm wide. */
const MAX_LENGTH = 1171;

/** Modules of the quiet zone around a code. */
const QUIET = 4;

/** The path of a row's dark modules, one rectangle per run. */
function rowPath(row: readonly boolean[], y: number): string {
  return row
    .map((dark, x) => {
      if (!dark || row[x - 1] === true) return '';
      const end = row.indexOf(false, x);
      const run = (end < 0 ? row.length : end) - x;
      return `M${x} ${y}h${run}v1h${-run}z`;
    })
    .join('');
}
