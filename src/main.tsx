import './ui/theme/base.css';
import { startApp } from '#app/start.tsx';

const root = document.getElementById('root');
if (root !== null) void startApp(root);
