#!/bin/sh
# vitest 4.1.12 with experimental.fsModuleCache: a module with import.meta.glob('…') is translated anew in each run, one
# with import.meta.glob<Type>('…') is taken from the disk, with the list of files of the run that wrote it. A file that
# was added since is tested by nobody, and everything stays green.
# Seen: after a second file was added the first module counts 2 files, the second 1.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" vitest@4.1.12
mkdir logs
echo '{}' > logs/one.json
cat > vitest.config.ts <<'TS'
import { defineConfig } from 'vitest/config';
export default defineConfig({ test: { experimental: { fsModuleCache: true } } });
TS
echo "export const plain = Object.keys(import.meta.glob('./logs/*.json')).length;" > plain.ts
echo "export const typed = Object.keys(import.meta.glob<object>('./logs/*.json')).length;" > typed.ts
cat > count.test.ts <<'TS'
import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { plain } from './plain';
import { typed } from './typed';

test('counts', () => writeFileSync('counted.txt', `plain ${plain}, typed ${typed}`));
TS
npx vitest run > first.log 2>&1
echo "one file: $(cat counted.txt)"
test "$(cat counted.txt)" = 'plain 1, typed 1'
echo '{}' > logs/two.json
npx vitest run > second.log 2>&1
echo "two files: $(cat counted.txt)"
test "$(cat counted.txt)" = 'plain 2, typed 1'
