import { WarbandList } from './WarbandList.tsx';

/** All warbands, under their tab. */
export function WarbandListScreen() {
  return <WarbandList message={null} />;
}
