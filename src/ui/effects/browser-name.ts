/** "Chrome 150, Android": engine or browser with its version, and the kind of device; nothing about its user. */
export function browserName(agent: string): string {
  const found = BROWSERS.flatMap(([name, form]) => {
    const version = form.exec(agent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  });
  const device = DEVICES.find(([, form]) => form.test(agent));
  return [found[0] ?? '?', ...(device === undefined ? [] : [device[0]])].join(', ');
}

/** Most of them claim to be several others as well: who says least comes last. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+(?:\.\d+)?).*Safari/],
];

const DEVICES: readonly (readonly [string, RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Mac', /Macintosh/],
  ['Windows', /Windows/],
  ['Linux', /Linux|CrOS/],
];
