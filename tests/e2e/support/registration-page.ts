// A page with nothing but the registration of the service worker on it: it shows how often it has
// started and what the registration told it, and has a button for each thing that can be asked.
import { startOffline } from '#offline/registration.ts';

const starts = Number(sessionStorage.getItem('starts') ?? '0') + 1;
sessionStorage.setItem('starts', String(starts));
const shown = document.querySelector('#starts');
if (shown !== null) shown.textContent = String(starts);

const offline = startOffline({
  onCopy: tell,
  onUpdateWaiting: () => tell('update waiting'),
  onReplaced: () => tell('replaced'),
});
document.querySelector('#check')?.addEventListener('click', () => {
  void offline.checkForUpdate().then(() => tell('checked'));
});
document.querySelector('#apply')?.addEventListener('click', offline.applyUpdate);

function tell(what: string) {
  const line = document.createElement('li');
  line.textContent = what;
  document.querySelector('#told')?.append(line);
}
