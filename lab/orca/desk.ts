import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A desktop of its own that nobody sees: a screen, a window manager, buses, and French. */
export interface Desk {
  /** The environment of the programs on it. */
  readonly env: Record<string, string>;
  /** A folder for what they write. */
  readonly home: string;
  /** Starts a program on it, which ends with it. */
  readonly start: (program: string, args: readonly string[]) => ChildProcess;
  /** Presses a key (an X11 keysym) as a keyboard does, so that the screen reader hears of it too. */
  readonly press: (key: string) => void;
  readonly clear: () => Promise<void>;
}

/** Sets the desk up; the programs it needs are listed in needs.mjs. */
export async function setUpDesk(): Promise<Desk> {
  const home = await mkdtemp(path.join(tmpdir(), 'hors-de-combat-orca-'));
  const runtime = path.join(home, 'runtime');
  await mkdir(runtime, { mode: 0o700 });
  execFileSync('localedef', ['-i', 'fr_FR', '-f', 'UTF-8', path.join(home, 'fr_FR.UTF-8')]);
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    LOCPATH: home,
    LANG: 'fr_FR.UTF-8',
    LANGUAGE: 'fr',
    TZ: 'Europe/Paris',
    GNOME_ACCESSIBILITY: '1',
    ACCESSIBILITY_ENABLED: '1',
  };
  const started: ChildProcess[] = [];
  const start = (program: string, args: readonly string[]) => {
    const child = spawn(program, args, {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    started.push(child);
    return child;
  };
  const screen = ['-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
  env['DISPLAY'] = `:${await firstLine(start('Xvfb', ['-displayfd', '1', ...screen]))}`;
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=1']);
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus);
  start('openbox', []).stdout?.resume();
  execFileSync('dbus-send', SCREEN_READER_ON, { env });
  return {
    env,
    home,
    start,
    press: (key) => execFileSync('xdotool', ['key', key], { env }),
    async clear() {
      for (const child of started.toReversed()) await end(child);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Browsers ask this before they describe their pages to anybody. */
const SCREEN_READER_ON = [
  '--session',
  '--print-reply',
  '--dest=org.a11y.Bus',
  '/org/a11y/bus',
  'org.freedesktop.DBus.Properties.Set',
  'string:org.a11y.Status',
  'string:ScreenReaderEnabled',
  'variant:boolean:true',
];

/** What a program prints first, once it is ready. */
async function firstLine({ stdout }: ChildProcess): Promise<string> {
  let output = '';
  if (stdout !== null) {
    for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
      output += String(chunk);
      const [line = '', more] = output.split('\n');
      if (more !== undefined) return line;
    }
  }
  throw new Error(`A program of the desk did not start: ${output}`);
}

/** With all that it has started itself. */
async function end(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-pid, 'SIGKILL');
  await gone;
}
