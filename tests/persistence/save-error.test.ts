import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { saveError, toSaveError } from '#persistence/save-error.ts';

const full = new DOMException('The disk is full', 'QuotaExceededError');

test.each([
  ['a full disk, told by the request', full, 'quota'],
  ['a full disk, told by the transaction', new Dexie.AbortError('aborted', full), 'quota'],
  [
    'a full disk, in two wrappings',
    new Dexie.AbortError('aborted', new Dexie.BulkError('bulk', [full])),
    'quota',
  ],
  ['a full disk, among several failures', new Dexie.BulkError('bulk', [full]), 'quota'],
  ['a closed database', new Dexie.DatabaseClosedError('closed'), 'closed'],
  ['a connection on its way out', new DOMException('closing', 'InvalidStateError'), 'closed'],
  ['an aborted transaction', new DOMException('aborted', 'AbortError'), 'unknown'],
  ['a mistake of ours', new TypeError('undefined is not a function'), 'unknown'],
  ['something that is no error at all', 'oh', 'unknown'],
  ['a reason that is known already', saveError('conflict'), 'conflict'],
])('%s', (_, thrown, code) => {
  expect(toSaveError(thrown)).toMatchObject({ name: 'SaveError', code });
});

test('an error with a circular cause terminates', () => {
  const loop = new Error('loop');
  loop.cause = loop;
  expect(toSaveError(loop).code).toBe('unknown');
});
