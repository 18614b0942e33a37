import { startOffline } from '#offline/registration.ts';
import { type BattlesStore, battleInProgress } from '#store/battles-store.ts';
import type { DeviceStore } from '#store/device-store.ts';

/** Watches the offline copy and new versions, and reports both to the device store. */
export function watchOffline(device: DeviceStore, battles: BattlesStore): void {
  const offline = startOffline({
    onCopy: (copy) => device.setState({ offline: copy }),
    onUpdateWaiting: () => device.setState({ update: 'waiting' }),
    onReplaced: () => device.setState({ update: 'replaced' }),
  });
  device.setState({
    checkOffline: () => void offline.lookAtCopy(),
    // A new version never interrupts a battle: screens ask first, and this is the last check.
    applyUpdate: () => {
      if (battleInProgress(battles.getState()) === null) offline.applyUpdate();
    },
    startNewest: () => {
      const { update, restart } = device.getState();
      if (update === 'none') restart();
      else offline.applyUpdate();
    },
  });
}
