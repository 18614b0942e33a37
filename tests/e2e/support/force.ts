import { expect, type Locator, type Page } from '@playwright/test';
import { openTab, title } from './pages.ts';
import { fr } from './words.ts';

// A force for a game without lists: every profile is typed, as players do it in the editor.

/** A force as it is to stand on the table; what is not told stays as the editor offers it. */
export interface Force {
  readonly name: string;
  readonly members: readonly Member[];
}

interface Member {
  readonly role: 'hero' | 'henchman';
  /** Of a group: its fighters are called after it, with a number. */
  readonly name: string;
  readonly leads?: true;
  readonly fighters?: number;
  /** By the characteristic's key. */
  readonly values?: Readonly<Record<string, number>>;
  readonly traits?: readonly string[];
  /** The save of all he wears. */
  readonly save?: number;
}

/** Types a force in the editor, from home and back. @param system whose force it is */
export async function makeForce(page: Page, system: string, { name, members }: Force) {
  await openTab(page, 'warbands');
  await page.getByRole('link', { name: fr('roster:list.new') }).tap();
  await page
    .getByRole('combobox', { name: fr('roster:new.system') })
    .selectOption({ label: fr(`${system}:name`) });
  await page.getByRole('textbox', { name: fr('roster:new.name') }).fill(name);
  await page.getByRole('button', { name: fr('roster:new.create') }).tap();
  await expect(title(page)).toHaveText(name);
  for (const member of members) await addMember(page, system, member);
  await page.getByRole('link', { name: fr('roster:warband.back') }).tap();
  await openTab(page, 'battles');
}

async function addMember(page: Page, system: string, member: Member) {
  await page.getByRole('button', { name: fr('roster:warband.add') }).tap();
  const sheet = page.getByRole('dialog');
  const button = (name: string) => sheet.getByRole('button', { name, exact: true });
  const field = (name: string) => sheet.getByRole('textbox', { name, exact: true });

  await button(fr(`${system}:role.${member.role}`, { count: 1 })).tap();
  const group = member.role === 'henchman';
  await field(fr(`roster:member.${group ? 'group-name' : 'name'}`)).fill(member.name);
  if (member.leads) await makeLeader(sheet);
  for (let count = 1; count < (member.fighters ?? 1); count += 1) {
    await button(fr('roster:member.one-more')).tap();
    await expect(field(fr('roster:member.label', { number: count + 1 }))).toHaveValue(
      `${member.name} ${count + 1}`,
    );
  }
  for (const [id, value] of Object.entries(member.values ?? {})) {
    await setCharacteristic(sheet, fr(`${system}:characteristic.${id}.name`), value);
  }
  const { traits = [], save } = member;
  if (traits.length > 0 || save !== undefined) await button(fr('roster:traits.all')).tap();
  const nameOf = (trait: string) => fr(`${system}-traits:${trait}.name`);
  for (const trait of traits) await button(nameOf(trait)).tap();
  if (save !== undefined) {
    await button(nameOf('armour-save')).tap();
    await field(nameOf('armour-save')).fill(String(save));
  }
  await sheet.getByRole('button', { name: fr('roster:warband.done') }).tap();
  await expect(sheet).toHaveCount(0);
}

/** The first of a force may be its leader already. */
async function makeLeader(sheet: Locator) {
  const leads = sheet.getByRole('switch', { name: fr('roster:member.leader') });
  if (!(await leads.isChecked())) await leads.tap();
  await expect(leads).toBeChecked();
}

/** Up or down by one tap each, from what the editor offers. */
async function setCharacteristic(sheet: Locator, what: string, value: number) {
  const stepper = sheet.getByRole('group', { name: new RegExp(`· ${what}$`) });
  const shown = stepper.getByRole('status');
  for (let now = Number(await shown.textContent()); now !== value; ) {
    const next = now < value ? now + 1 : now - 1;
    const words = now < value ? 'roster:member.more' : 'roster:member.fewer';
    await stepper.getByRole('button', { name: fr(words, { what }) }).tap();
    await expect(shown).toHaveText(String(next));
    now = next;
  }
}
