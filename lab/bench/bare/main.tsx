// The simplest table of fighters that the app’s libraries allow; what the app costs beyond it is the app’s
// own. One tap changes one row and is written to the disk.

import { createRoot } from 'react-dom/client';
import { Page } from './Page.tsx';
import { readTaps } from './store.ts';
import './style.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
await readTaps();
createRoot(root).render(<Page />);
// Served with the app’s headers, under which browsers that support Trusted Types require a policy for this
// URL.
const vouched = window.trustedTypes?.createPolicy('hors-de-combat', {
  createScriptURL: (address) => address,
});
const worker = './sw.js';
await navigator.serviceWorker.register(vouched?.createScriptURL(worker) ?? worker);
