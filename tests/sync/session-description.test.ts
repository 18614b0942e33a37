import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Doorstep, pairingCode, readPairingCode } from '#sync/pairing-code.ts';
import { descriptionOf, doorstepOf } from '#sync/session-description.ts';
import { inProject } from '../../scripts/paths.mjs';

/** The recorded description of a browser, with its own line ends. */
function said(browser: string): string {
  const file = inProject('tests/fixtures/session-descriptions', `${browser}.sdp`);
  return readFileSync(file, 'utf8').replaceAll('\n', '\r\n');
}

const HOST = { role: 'invites', battleId: 'b-tonight' } as const;
const GUEST = { role: 'answers', battleId: 'b-tonight' } as const;

function read(sdp: string, about: typeof HOST | typeof GUEST = HOST) {
  const doorstep = doorstepOf(sdp, about);
  if (doorstep === null) throw new Error('not read');
  return doorstep;
}

/** What the other phone reads in the code. */
function readBack(mine: Doorstep): Doorstep {
  const theirs = readPairingCode(pairingCode(mine));
  if (theirs === null || theirs === 'newer') throw new Error('not read back');
  return theirs;
}

const LOCAL_1 = '614361fb-9995-4976-b765-917475c3f1a3.local';
const LOCAL_2 = 'e352c000-67c8-4c42-80fe-99bacb5c9ff8.local';

const BROWSERS = ['chromium', 'chromium-names', 'firefox', 'firefox-names'];

describe('the session description of a browser', () => {
  test('of Chromium with camera permission has IPv4 and IPv6 addresses, of UDP only', () => {
    const { user, password, fingerprint, addresses } = read(said('chromium'));
    expect([user, password]).toEqual(
      ['ice-ufrag', 'ice-pwd'].map(
        (name) => new RegExp(`a=${name}:(\\S+)`).exec(said('chromium'))?.[1],
      ),
    );
    expect(fingerprint).toHaveLength(32);
    expect(addresses.map(({ host }) => host)).toEqual(['127.0.0.1', '192.0.2.2', '::1', 'fd00::2']);
    expect(addresses.every(({ port }) => port > 9)).toBe(true);
  });

  test('of Firefox, with candidates in upper case, has mDNS names without the camera', () => {
    expect(read(said('firefox-names'))).toMatchObject({
      ...HOST,
      user: '31331d86',
      password: 'ee0867e0927ae046af6e2042b8fd99ae',
      addresses: [
        { host: LOCAL_1, port: 44_663 },
        { host: LOCAL_2, port: 52_717 },
      ],
    });
  });

  test('of Firefox with addresses as numbers is read', () => {
    const { fingerprint, addresses } = read(said('firefox'), GUEST);
    expect(fingerprint.slice(0, 4)).toEqual([0x7b, 0xef, 0xc6, 0xe9]);
    expect(addresses).toEqual([
      { host: '192.0.2.2', port: 59_076 },
      { host: 'fd00::2', port: 39_784 },
    ]);
  });

  test('lists numbers before names, and at most four addresses', () => {
    const named =
      said('chromium-names')
        .match(/a=candidate.*\r\n/g)
        ?.join('') ?? '';
    const both = said('firefox').replace('a=candidate:0', `${named}a=candidate:0`);
    expect(both.indexOf('.local')).toBeLessThan(both.indexOf('fd00::2'));
    const hosts = read(both).addresses.map(({ host }) => host.replace(/^.*(\.local)$/, '$1'));
    expect(hosts).toEqual(['192.0.2.2', 'fd00::2', '.local', '.local']);
    const more = said('chromium').replace('a=candidate', `${named}a=candidate`);
    const carried = readBack(read(more)).addresses;
    expect(carried.map(({ host }) => host)).toEqual(['127.0.0.1', '192.0.2.2', '::1', 'fd00::2']);
  });

  test.each(BROWSERS)('of %s is restored from a code with the same meaning', (browser) => {
    const mine = read(said(browser));
    const theirs = readBack(mine);
    expect(theirs).toEqual(mine);
    const { type, sdp = '' } = descriptionOf(theirs);
    expect(type).toBe('offer');
    expect(read(sdp)).toEqual(mine);
    // Each line is one that its browser could have sent, ended as RFC 8866 requires.
    expect(sdp.split('\r\n').every((line) => /^$|^[a-z]=\S/.test(line))).toBe(true);
    expect(sdp).not.toMatch(/[^\r]\n/);
  });

  test('gives the roles: the answerer begins the handshake', () => {
    const host = descriptionOf(read(said('chromium')));
    const guest = descriptionOf(read(said('chromium'), GUEST));
    expect([host.type, guest.type]).toEqual(['offer', 'answer']);
    expect(host.sdp).toContain('a=setup:actpass\r\n');
    expect(guest.sdp).toContain('a=setup:active\r\n');
  });

  test.each(['ice-ufrag', 'ice-pwd', 'fingerprint'])('is invalid without its %s', (name) => {
    const sdp = said('chromium').replace(new RegExp(`a=${name}:.*\r\n`), '');
    expect(doorstepOf(sdp, HOST)).toBeNull();
  });

  test('has no address without a network', () => {
    const sdp = said('firefox').replace(/a=candidate.*\r\n/g, '');
    expect(read(sdp).addresses).toEqual([]);
  });
});
