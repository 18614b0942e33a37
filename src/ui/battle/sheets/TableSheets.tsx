import type { TableSheet } from '#ui/battle/table-context.ts';
import { AllianceSheet } from './AllianceSheet.tsx';
import { ContactsSheet, CreditSheet, StatusSheet } from './FighterSheets.tsx';
import { GaugeSheet } from './GaugeSheet.tsx';
import { HeededSheet } from './HeededSheet.tsx';
import { InjurySheet } from './InjurySheet.tsx';
import { JoinSheet } from './JoinSheet.tsx';
import { LeaderSheet } from './LeaderSheet.tsx';
import { LeaveSheet } from './LeaveSheet.tsx';
import { MarkersSheet } from './Markers.tsx';
import { EndSheet, HouseRulesSheet, MenuSheet } from './MenuSheet.tsx';
import { NoteSheet } from './NoteSheet.tsx';
import { ScenarioSheet } from './ScenarioSheet.tsx';
import { SeatSheet } from './SeatSheet.tsx';
import { StepSheet, UndoSheet } from './UndoSheet.tsx';

/** The open sheet, if any. */
export function TableSheets({ sheet }: { readonly sheet: TableSheet | null }) {
  if (sheet === null) return null;
  switch (sheet.kind) {
    case 'menu':
      return <MenuSheet />;
    case 'undo':
      return <UndoSheet />;
    case 'join':
      return <JoinSheet />;
    case 'leader':
      return <LeaderSheet />;
    case 'house-rules':
      return <HouseRulesSheet />;
    case 'heeded':
      return <HeededSheet />;
    case 'scenario':
      return <ScenarioSheet />;
    case 'markers':
      return <MarkersSheet />;
    case 'note':
      return <NoteSheet />;
    case 'alliance':
      return <AllianceSheet />;
    case 'leave':
      return <LeaveSheet />;
    case 'end':
      return <EndSheet />;
    case 'seat':
      return <SeatSheet />;
    case 'step':
      return <StepSheet entryId={sheet.entryId} />;
    case 'gauge':
      return <GaugeSheet sideId={sheet.sideId} />;
    case 'status':
      return <StatusSheet fighterId={sheet.fighterId} />;
    case 'contacts':
      return <ContactsSheet fighterIds={sheet.fighterIds} />;
    case 'credit':
      return <CreditSheet victimId={sheet.fighterId} />;
    case 'injury':
      return <InjurySheet fighterId={sheet.fighterId} />;
  }
}
