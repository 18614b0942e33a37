import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// What the browser of these tests knows by name only: it answers null, as no browser does.
Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });

afterEach(cleanup);
