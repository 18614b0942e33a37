import { expect, test } from 'vitest';
import type { BackupRefusal, DamagedPart } from '#exchange/backup.ts';
import type { OpenResult } from '#persistence/open.ts';
import type { SaveFailure } from '#persistence/save-error.ts';
import type { PersistenceAnswer } from '#persistence/storage-state.ts';
import type { NotFetched } from '#store/load-chunk.ts';
import type { Late } from '#store/write-queue.ts';
import { phrasesOf } from '../support/locale-files.ts';

/** Everything that can go wrong with the data; a missing one fails to compile. */
const TROUBLES = {
  'storage.open': {
    newer: true,
    blocked: true,
    refused: true,
    failed: true,
  } satisfies Record<Exclude<OpenResult['state'], 'ready'>, true>,
  'storage.save': {
    quota: true,
    closed: true,
    unanswered: true,
    'read-only': true,
    conflict: true,
    'not-fetched': true,
    late: true,
    unknown: true,
  } satisfies Record<SaveFailure | NotFetched['code'] | Late, true>,
  'storage.persistence': {
    granted: true,
    denied: true,
    unsupported: true,
    unanswered: true,
  } satisfies Record<PersistenceAnswer, true>,
  'backup.refused': {
    empty: true,
    'too-big': true,
    'not-json': true,
    'not-ours': true,
    'newer-format': true,
    damaged: true,
  } satisfies Record<BackupRefusal, true>,
  'backup.damaged': {
    file: true,
    content: true,
    warbands: true,
    battles: true,
    settings: true,
  } satisfies Record<DamagedPart, true>,
};

const known = new Set(phrasesOf('fr', 'ui').map(({ base }) => base));

test.each(
  Object.entries(TROUBLES).flatMap(([group, codes]) =>
    Object.keys(codes).map((code) => `${group}.${code}`),
  ),
)('there is a sentence for %s', (key) => {
  expect(known).toContain(key);
});
