import { useTranslation } from '#i18n/use-translation.ts';
import type { Fight, Strike } from '#rules/contract/advice.ts';
import { useBattle, useBattleId, useBattleShallow, useRuleSystem } from '#store/hooks.ts';
import { emblemIcon, emblemTone } from '#ui/emblem.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { membersOf, type Party, partiesOf, useFightsNow } from './fights-now.ts';
import './Fights.css';
import type { BattleState } from '#battle/state.ts';
import { list } from '#i18n/format.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { AppLink } from '#ui/kit/AppLink.tsx';
import { LinkButton } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { duelPath, fighterPath, linkTo } from '#ui/paths.ts';
import { writeSeats } from '#ui/resolver/address.ts';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import { Emphasised } from './Emphasised.tsx';
import { useTable } from './table-context.ts';
import { aloud, useWords } from './words.ts';

/** Who fights whom, and who strikes when: shown while blows are exchanged. */
export function Fights() {
  const { t } = useTranslation('table');
  const fights = useFightsNow();
  if (fights.length === 0) return null;
  return (
    <section aria-labelledby="fights">
      <SectionHeading id="fights" title={t('fights.title')} trailing={fights.length} />
      <SidesInFights fights={fights} />
      <div className="fights">
        {fights.map((fight) => (
          <FightCard key={fight.key} fight={fight} />
        ))}
      </div>
    </section>
  );
}

/** Whose sign is whose. Easily forgotten: whoever is in a fight strikes, whosever turn it is. */
function SidesInFights({ fights }: { readonly fights: readonly Fight[] }) {
  const { t } = useTranslation('table');
  const sides = useBattleShallow(({ battle }) => {
    const there = new Set(fights.flatMap((fight) => fight.sides.map(({ sideId }) => sideId)));
    return battle?.sides.filter(({ id }) => there.has(id)) ?? [];
  });
  const now = useBattle(({ battle }) => battle?.position.sideId);
  return (
    <ul className="fights-sides">
      {sides.map(({ id, name, emblem }) => (
        <li key={id} className={`fight-sign k-tone-${emblemTone(emblem)}`}>
          <Icon name={emblemIcon(emblem)} size={16} />
          <span>{id === now ? name : t('fights.too', { side: name })}</span>
        </li>
      ))}
    </ul>
  );
}

/** One fight at a glance: who against whom, in which order, and what counts this time. */
function FightCard({ fight }: { readonly fight: Fight }) {
  const { t } = useTranslation('table');
  const battle = useBattle((state) => state.battle);
  if (battle === null) return null;
  const parties = partiesOf(fight, battle);
  const names = parties.map((party) =>
    list(
      namesIn(
        battle,
        party.flatMap((side) => side.fighterIds),
      ),
    ),
  );
  const title = t('fights.name', { one: names[0] ?? '', other: names[1] ?? '' });
  return (
    <Card as="article" label={title}>
      <div className="fight-head">
        {parties.map((party, index) => (
          <div key={party[0]?.sideId} className="fight-party">
            {index === 0 ? null : <span className="fight-against">{t('fights.against')}</span>}
            <PartyNames party={party} battle={battle} />
          </div>
        ))}
      </div>
      <div className="fight-body">
        <div className="fight-order">
          <p className="fight-turn">{t('fights.turn', { turn: fight.turn })}</p>
          <Order fight={fight} battle={battle} />
        </div>
        <Tools fight={fight} title={title} />
      </div>
      <Effects fight={fight} />
    </Card>
  );
}

type PartyProps = { readonly party: Party; readonly battle: BattleState };

/** Each side by its sign, and its fighters, who lead to their own pages. */
function PartyNames({ party, battle }: PartyProps) {
  return party.map(({ sideId, fighterIds }) => {
    const side = battle.sides.find(({ id }) => id === sideId);
    const emblem = side?.emblem ?? '';
    return (
      <div key={sideId} className="fight-side">
        <span className={`fight-sign k-tone-${emblemTone(emblem)}`}>
          <Icon name={emblemIcon(emblem)} size={18} label={side?.name} />
        </span>
        <ul className="fight-names">
          {fighterIds.map((id) => (
            <li key={id}>
              <AppLink href={linkTo(fighterPath(battle.battleId, id))} className="fight-name">
                <span>{battle.fighters[id]?.label}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

/** On to the dice, and putting right who touches whom. */
function Tools({ fight, title }: { readonly fight: Fight; readonly title: string }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const table = useTable();
  const battleId = useBattleId();
  const resolves = useRuleSystem().resolvers.length > 0;
  const first = fight.order[0]?.fighterIds[0];
  return (
    <div className="fight-tools">
      <IconButton
        icon="edit"
        label={t('fights.contacts', { fight: title })}
        onPress={() => table.open({ kind: 'contacts', fighterIds: fewestFirst(fight) })}
      />
      {first === undefined || !resolves ? null : (
        <LinkButton
          icon="duel"
          href={linkTo(duelPath(battleId, seatsWith(first)))}
          label={t('fights.duel-of', { tab: words.of('resolver-tab'), fight: title })}
        >
          {words.of('resolver-tab')}
        </LinkButton>
      )}
    </div>
  );
}

/** Who strikes after whom; those who are as fast as each other roll for it. */
function Order({ fight, battle }: { readonly fight: Fight; readonly battle: BattleState }) {
  const { t } = useTranslation('table');
  return (
    <ol className="fight-strikes" aria-label={t('fights.order')}>
      {fight.order.map((strike, index) => (
        <li key={strike.fighterIds.join(' ')} className="fight-strike">
          <span className="fight-number" aria-hidden="true">
            {index + 1}
          </span>
          <StrikeWords strike={strike} battle={battle} />
        </li>
      ))}
    </ol>
  );
}

function StrikeWords({
  strike,
  battle,
}: {
  readonly strike: Strike;
  readonly battle: BattleState;
}) {
  const { t } = useTranslation('table');
  const words = useWords();
  const { fighterIds } = strike;
  const name = aloud(list(namesIn(battle, fighterIds)));
  const sentence = fighterIds.length === 1 ? 'fights.strike' : 'fights.strike-tied';
  return (
    <span>
      <Emphasised text={t(sentence, { name, reason: words.said(strike.reason) })} />
    </span>
  );
}

/** What counts in this turn of the combat. */
function Effects({ fight }: { readonly fight: Fight }) {
  const words = useWords();
  if (fight.effects.length === 0) return null;
  return (
    <ul className="fight-effects">
      {fight.effects.map(({ fighterId, said, rule }) => (
        <li key={`${fighterId} ${said.code}`}>
          <Icon name="info" size={16} />
          <span>
            <Emphasised text={words.saidLoud(said)} />
          </span>
          <RuleLink rule={rule} />
        </li>
      ))}
    </ul>
  );
}

/** The likeliest opponent comes by himself. */
function seatsWith(fighterId: FighterId): string {
  return writeSeats({ resolverId: null, subjects: [{ kind: 'fighter', fighterId }] });
}

/** Everybody in the fight; whoever stands alone against several first, since all meet at him. */
function fewestFirst(fight: Fight): readonly FighterId[] {
  const sides = fight.sides.toSorted((a, b) => a.fighterIds.length - b.fighterIds.length);
  return membersOf({ ...fight, sides });
}

function namesIn(battle: BattleState, ids: readonly FighterId[]): readonly string[] {
  return ids.flatMap((id) => battle.fighters[id]?.label ?? []);
}
