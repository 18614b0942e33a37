import { readPasted } from '#exchange/import/read.ts';
import { KIT } from './import-file.ts';
export function run(text: string) {
  const r = readPasted(text, KIT);
  console.log(
    r.outcome,
    r.notices.map((n) => n.code),
  );
  for (const d of r.drafts) {
    console.log('BAND', d.name.value, '/', d.type.value, d.catalogueId.value);
    for (const l of d.lines)
      console.log(
        l.no,
        l.role.padEnd(8),
        l.text,
        '|',
        l.parts.map((p) => `${p.is}:${l.text.slice(p.from, p.to)}`).join(' '),
      );
    for (const f of d.fighters)
      console.log(
        f.count.value,
        f.name.value,
        '=',
        f.profileId.value,
        f.xp.value,
        f.gear.map((g) => g.text).join(','),
        'unsure',
        f.unsure.join(),
      );
  }
}
