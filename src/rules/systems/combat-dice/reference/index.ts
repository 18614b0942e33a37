import { linked } from '../../../parts/reference/entry.ts';
import type { ReferenceEntry } from '../../../reference.ts';
import { agreementPages } from './agreements.ts';
import { attackPages } from './attack.ts';
import { contactPages } from './contact.ts';
import { statusPages } from './statuses.ts';
import { turnPages } from './turn.ts';

/** The rules in short. What the source leaves open has a page of its own. */
export const REFERENCE: readonly ReferenceEntry[] = linked([
  ...turnPages(),
  ...attackPages(),
  ...contactPages(),
  ...statusPages(),
  ...agreementPages(),
]);
