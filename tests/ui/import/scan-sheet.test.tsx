import { deflateRawSync } from 'node:zlib';
import { render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { CODE_MARK, codeContent, codeOf } from '#exchange/warband-code.ts';
import { startI18n } from '#i18n/setup.ts';
import { createWarband } from '#roster/edit.ts';
import { system as colonial } from '#rules/systems/colonial/index.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import { createDeviceStore } from '#store/device-store.ts';
import { StoresContext, type Systems } from '#store/hooks.ts';
import { loadChunk } from '#store/load-chunk.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { ScanSheet } from '#ui/import/ScanSheet.tsx';
import { IDLE_DEVICE } from '../../support/idle-device.ts';
import { createMemoryPorts } from '../../support/memory-ports.ts';
import { sees } from '../../support/sees.ts';
import { SYSTEMS } from '../../support/systems.ts';

// The message about a scanned code that cannot join a battle of Mordheim.

beforeAll(() => startI18n('fr'));

afterEach(() => vi.unstubAllGlobals());

/** Holds a code before the camera. */
function scan(code: string, systems: Systems = SYSTEMS) {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static readonly getSupportedFormats = () => Promise.resolve(['qr_code']);
      readonly detect = () => Promise.resolve([{ rawValue: code }]);
    },
  );
  const stream = Object.assign(new MediaStream(), { getTracks: () => [] });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
  const { ports } = createMemoryPorts({ settings: { seeded: true } });
  const scanned = vi.fn();
  render(
    <StoresContext
      value={{
        settings: createSettingsStore(ports),
        warbands: createWarbandsStore(ports, systems),
        battles: createBattlesStore(ports, systems),
        device: createDeviceStore(IDLE_DEVICE, 'ready'),
        systems,
        die: ports.die,
        freshId: ports.freshId,
        clock: ports.clock,
      }}
    >
      <ScanSheet systemId="mordheim" onScanned={scanned} onClose={() => {}} />
    </StoresContext>,
  );
  return scanned;
}

it('something other than a warband', async () => {
  const scanned = scan('Otto');
  await sees('import:camera.no-warband');
  expect(scanned).not.toHaveBeenCalled();
});

it('a warband of another game', async () => {
  const other = createWarband(colonial, '', { id: 'w-other', name: 'Otto', now: 0 });
  const scanned = scan(`${CODE_MARK}${codeOf(deflateRawSync(codeContent(other)))}`);
  await sees('import:camera.other-game');
  expect(scanned).not.toHaveBeenCalled();
});

it('a code whose reader is not loaded yet', async () => {
  scan('Otto', { ...SYSTEMS, lexicon: () => loadChunk(Promise.reject(new Error('offline'))) });
  await sees('import:not-here');
});
