import { ContactsSheet } from './ContactsSheet.tsx';
import { CreditSheet } from './CreditSheet.tsx';
import { EndSheet } from './EndSheet.tsx';
import { GaugeSheet } from './GaugeSheet.tsx';
import { HouseRulesSheet } from './HouseRulesSheet.tsx';
import { InjurySheet } from './InjurySheet.tsx';
import { JoinSheet } from './JoinSheet.tsx';
import { LeaderSheet } from './LeaderSheet.tsx';
import { LeaveSheet } from './LeaveSheet.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { NoteSheet } from './NoteSheet.tsx';
import { StatusSheet } from './StatusSheet.tsx';
import { type TableSheet, useTable } from './table-context.ts';
import { UndoSheet } from './UndoSheet.tsx';

/** The one sheet that stands open, if any. */
export function TableSheets({ sheet }: { readonly sheet: TableSheet | null }) {
  const table = useTable();
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
    case 'note':
      return <NoteSheet />;
    case 'leave':
      return <LeaveSheet />;
    case 'end':
      return <EndSheet />;
    case 'gauge':
      return <GaugeSheet sideId={sheet.sideId} />;
    case 'status':
      return <StatusSheet fighterId={sheet.fighterId} />;
    case 'contacts':
      return <ContactsSheet fighterIds={sheet.fighterIds} />;
    case 'credit':
      return <CreditSheet victimId={sheet.fighterId} />;
    case 'injury':
      return <InjurySheet fighterId={sheet.fighterId} send={table.send} onClose={table.close} />;
  }
}
