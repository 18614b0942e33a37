import { flagTools } from '../kit/rows.ts';
import { traitTools } from '../kit/trait-rows.ts';
import type { SkirmishFlagId } from './flags.ts';
import type { SkirmishTraitId } from './roster.ts';

/** How the skirmish rules read flags and traits: by ids that all these games have. */

export const { has, setFlag, clearFlag, setSideFlag, clearSideFlag } = flagTools<SkirmishFlagId>();

export const { carries } = traitTools<SkirmishTraitId>();
