import { encode } from 'uqr';

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
  const dots = text === null ? [] : encode(text, { ecc: 'L', border: QUIET }).data;
  const size = Math.max(1, dots.length);
  const picture = { role: 'img', 'aria-label': label };
  return (
    // Its place is there before it has been drawn.
    <div className="qr-code">
      {text === null ? null : (
        <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" {...picture}>
          <path d={dots.map(rowPath).join('')} />
        </svg>
      )}
    </div>
  );
}

/** Signs. Codes of more fields than these take (97 on a side) are hard to read off a screen that is 6 cm wide. */
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
