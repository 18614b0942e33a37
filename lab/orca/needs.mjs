// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { complaint } from '../../scripts/complaint.mjs';

/** What the lab starts or reads, by the Debian package that has it. Tried with Debian 12: Orca 43.1. */
const NEEDS = {
  orca: 'orca',
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus',
  'dbus-send': 'dbus',
  localedef: 'libc-bin',
  '/usr/share/i18n/locales/fr_FR': 'locales',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
};

/** @throws a complaint that names the packages that are missing */
export function checkNeeds() {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const missing = Object.entries(NEEDS)
    .filter(([file]) => !folders.some((folder) => existsSync(path.resolve(folder, file))))
    .map(([, name]) => name);
  if (missing.length === 0) return;
  throw complaint(
    `The screen reader was NOT heard. It takes Linux and, of Debian: apt-get install ${[...new Set(missing)].join(' ')}`,
  );
}
