import { startOffline } from '#offline/registration.ts';
import { type BattlesStore, battleInProgress } from '#store/battles-store.ts';
import type { DeviceStore } from '#store/device-store.ts';

/** Has the offline copy and new versions watched, and tells the device of them. */
export function watchOffline(device: DeviceStore, battles: BattlesStore): void {
  const offline = startOffline({
    onCopy: (copy) => device.setState({ offline: copy }),
    onUpdateWaiting: () => device.setState({ update: 'waiting' }),
    onReplaced: () => device.setState({ update: 'replaced' }),
  });
  device.setState({
    checkOffline: () => void offline.lookAtCopy(),
    // A new version never interrupts a battle: the screens ask first, and this is the last gate.
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
