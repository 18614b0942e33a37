import './ui/theme/base.css';
import './ui/kit/layout.css';
import { begin } from '#app/begin.ts';
import { showStopped } from '#app/page-words.ts';

const root = document.getElementById('root');
try {
  if (root !== null) begin(root);
} catch (problem) {
  showStopped(problem);
}
