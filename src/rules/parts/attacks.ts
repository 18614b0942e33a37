/** How many blows he strikes: frenzy doubles his own, never that of a second weapon. @rule PSY-FRENZY, TWO-W */
export function attacks(facts: {
  readonly attacks: number;
  readonly twoWeapons: boolean;
  readonly frenzied: boolean;
}): number {
  return facts.attacks * (facts.frenzied ? 2 : 1) + (facts.twoWeapons ? 1 : 0);
}
