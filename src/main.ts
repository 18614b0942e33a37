import './ui/theme/base.css';
import './ui/kit/layout.css';
import { begin } from '#app/begin.ts';
import { showStopped } from '#app/page-words.ts';

const root = document.getElementById('root');
try {
  // An older browser would stop somewhere in the middle: index.html tells its player why nothing comes.
  if (root !== null && 'toSorted' in []) begin(root);
} catch (problem) {
  showStopped(problem);
}
