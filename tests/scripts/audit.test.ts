import { expect, test } from 'vitest';
import { readAudit } from '../../scripts/audit.mjs';

test('reports a clean result', () => {
  const output = JSON.stringify({
    vulnerabilities: {},
    metadata: { vulnerabilities: { total: 0 } },
  });
  expect(readAudit(output)).toEqual({ found: 'nothing', words: 'No known holes in any package.' });
});

test('reports a vulnerability by package, severity and versions', () => {
  const output = JSON.stringify({
    vulnerabilities: { 'left-pad': { name: 'left-pad', severity: 'high', range: '<1.3.0' } },
    metadata: { vulnerabilities: { total: 1 } },
  });
  const { found, words } = readAudit(output);
  expect(found).toBe('holes');
  expect(words).toContain('high: left-pad <1.3.0');
});

test('does not take a registry without audit support for a clean result', () => {
  for (const output of [
    'npm warn audit 405\n{ "message": "405 Method Not Allowed", "method": "POST" }\nnpm error see the log',
    '{ "error": { "code": "ENOAUDIT", "summary": "not supported" } }',
    '',
    'npm error network',
  ]) {
    const { found, words } = readAudit(output);
    expect({ output, found }).toEqual({ output, found: 'no-answer' });
    expect(words).toContain('NOT CHECKED');
  }
  expect(readAudit('npm warn x\n{ "message": "405 Method Not Allowed" }').words).toContain('405');
});
