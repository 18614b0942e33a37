/** Bytes as text for links: base64 with `-` and `_`, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  const signs = btoa(String.fromCharCode(...bytes));
  return signs.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** @returns null for invalid text, and for any encoding other than that of `toBase64Url` */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const signs = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  return toBase64Url(bytes) === text ? bytes : null;
}
