// A page with only the registration of the service worker: it shows how often it has started and what the
// registration reported, and has a button for each request.
import { startOffline } from '#offline/registration.ts';

const starts = Number(sessionStorage.getItem('starts') ?? '0') + 1;
sessionStorage.setItem('starts', String(starts));
const shown = document.querySelector('#starts');
if (shown !== null) shown.textContent = String(starts);

const offline = startOffline({
  onCopy: report,
  onUpdateWaiting: () => report('update waiting'),
  onReplaced: () => report('replaced'),
});
document.querySelector('#check')?.addEventListener('click', () => {
  void offline.checkForUpdate().then(() => report('checked'));
});
document.querySelector('#apply')?.addEventListener('click', offline.applyUpdate);

function report(what: string) {
  const line = document.createElement('li');
  line.textContent = what;
  document.querySelector('#reports')?.append(line);
}
