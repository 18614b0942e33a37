import './ui/theme/base.css';
import { begin } from '#app/begin.ts';

const root = document.getElementById('root');
if (root !== null) begin(root);
