import { encodeQR } from 'qr';

type QrCodeProps = {
  /** What a camera reads in it; null while it is not known. */
  readonly text: string | null;
  readonly label: string;
  /** Said where it is more than a camera reads off a phone. */
  readonly tooLarge: string;
};

/** A code for the camera of another phone: dark on light in every theme, for that is how they are read. */
export function QrCode({ text, label, tooLarge }: QrCodeProps) {
  if (text !== null && text.length > LONGEST) return <p>{tooLarge}</p>;
  return <CodePicture drawn={text === null ? null : drawCode(text)} label={label} />;
}

/** A code as it is drawn. */
export interface DrawnCode {
  /** Fields on a side, with the light ones around. */
  readonly size: number;
  readonly path: string;
}

/** @throws for more than any code holds */
export function drawCode(text: string): DrawnCode {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET });
  return { size: rows.length, path: rows.map(rowPath).join('') };
}

type CodePictureProps = { readonly drawn: DrawnCode | null; readonly label: string };

/** The picture alone; its place is there before it has been drawn. */
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

/** Signs. Codes of more fields than these take (113 on a side) are hard to read off a screen that is 6 cm wide. */
const LONGEST = 1171;

/** Fields of light that cameras want around a code. */
const QUIET = 4;

/** The dark fields of a row, each run of them in one go. */
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
