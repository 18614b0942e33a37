// The least that a table of fighters can be with the libraries of the app: what the app costs more
// than this page is the app's own doing. One tap changes one row and is written to the disk.

import { createRoot } from 'react-dom/client';
import { Page } from './Page.tsx';
import { readTaps } from './store.ts';
import './style.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
await readTaps();
createRoot(root).render(<Page />);
// Served under the headers of the app, which want its address vouched for where browsers know of that.
const vouched = window.trustedTypes?.createPolicy('hors-de-combat', {
  createScriptURL: (address) => address,
});
const worker = './sw.js';
await navigator.serviceWorker.register(vouched?.createScriptURL(worker) ?? worker);
