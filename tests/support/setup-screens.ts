import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What the browser of these tests knows by name only: it answers null, as no browser does.
Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });

// For what never comes: a machine that is busy with something else is slow, not broken.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);
