import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** happy-dom, with modules translated as for tests that need no page: none is translated twice. */
export default {
  ...builtinEnvironments['happy-dom'],
  name: 'phone-page',
  viteEnvironment: 'ssr',
} satisfies Environment;
