import { number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useLanguage, useTranslation } from '#i18n/use-translation.ts';
import { MAX_OWN_PACKS } from '#roster/own-packs.ts';
import { nameIn } from '#roster/pack-edits/names.ts';
import type { PackForm } from '#rules/contract/pack-form.ts';
import type { PackRemark } from '#rules/contract/packs.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { usePackChanges, usePackUsers } from '#store/hooks/own-packs.ts';
import { useStores } from '#store/hooks.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { FactRow, FramedList } from '#ui/kit/FramedList.tsx';
import { useReasonWords } from '#ui/own-packs/Mend.tsx';
import { notPlayed } from '#ui/own-packs/not-played.ts';
import { useThingWords } from '#ui/own-packs/thing-words.ts';
import { useRosterWords } from '#ui/roster/words.ts';
import { type ArrivingPack, besideOthers } from './arriving-packs.ts';

type PackQuestionProps = {
  readonly arriving: ArrivingPack;
  /** Whether a warband comes with it. */
  readonly withWarband: boolean;
  /** @param id the one under which the pack is on this device from now on; null if it isn’t */
  readonly onAnswer: (id: string | null) => void;
};

/** Shows a type of warband that has come from elsewhere, and asks what becomes of it. Nothing is kept before. */
export function PackQuestion({ arriving, withWarband, onAnswer }: PackQuestionProps) {
  const { systems } = useStores();
  const { systemId, read } = arriving;
  const system = systems.loaded(systemId);
  if (!read.ok || system === null) {
    return (
      <Refused
        reasons={read.ok ? [] : read.reasons}
        withWarband={withWarband}
        onGoOn={() => onAnswer(null)}
      />
    );
  }
  return (
    <>
      <PackCard pack={read.pack} system={system} />
      <Answers pack={read.pack} arriving={arriving} withWarband={withWarband} onAnswer={onAnswer} />
    </>
  );
}

type RefusedProps = {
  readonly reasons: readonly PackRemark[];
  readonly withWarband: boolean;
  readonly onGoOn: () => void;
};

function Refused({ reasons, withWarband, onGoOn }: RefusedProps) {
  const { t } = useTranslation('import');
  const sentence = useReasonWords();
  return (
    <>
      <Card as="section" tone="wrong" label={t('pack.refused')}>
        <CardHeader level={2} icon="warning" title={t('pack.refused')} />
        {[...new Set(reasons.map(sentence))].map((reason) => (
          <CardText key={reason}>{reason}</CardText>
        ))}
        {withWarband ? <CardText>{t('pack.waits')}</CardText> : null}
      </Card>
      <Button block size="large" onPress={onGoOn}>
        {withWarband ? t('pack.without') : t('other')}
      </Button>
    </>
  );
}

type PackCardProps = { readonly pack: PackForm; readonly system: RuleSystem };

/** What it is: its limits, who is in it, and what of it no rule plays. */
function PackCard({ pack, system }: PackCardProps) {
  const { t } = useTranslation(['import', 'own-packs']);
  const words = useRosterWords(system.id);
  const called = useThingWords(pack, system.id, words);
  const { profiles, source, warband } = pack;
  const left = notPlayed(pack, system).map(called.trait);
  return (
    <Card as="section" look="glow" label={called.pack}>
      <div className="line gap-3">
        <EmblemDisc emblem={warband?.emblem ?? ''} />
        <div className="shares breaks">
          <CardHeader level={2} title={called.pack} />
          {source === undefined ? null : <CardText>{source}</CardText>}
        </div>
      </div>
      {warband === undefined ? null : (
        <CardText>
          {t('pack.limits', {
            min: number(warband.minFighters),
            max: number(warband.maxFighters),
            heroes: number(warband.maxHeroes),
            gold: number(warband.startGold),
          })}
        </CardText>
      )}
      <div className="air-2 air-below-2">
        <FramedList label={t('pack.profiles')}>
          {profiles.map(({ id, role, cost = 0, max }) => (
            <FactRow
              key={id}
              label={called.profile(id)}
              value={t(max === undefined ? 'pack.profile' : 'pack.profile-max', {
                role: words.role(role, 1),
                gold: number(cost),
                max: number(max ?? 0),
              })}
            />
          ))}
        </FramedList>
      </div>
      <CardText>
        {left.length === 0
          ? t('own-packs:said.none')
          : t('own-packs:said.some', { things: left.join(', ') })}
      </CardText>
    </Card>
  );
}

type AnswersProps = PackQuestionProps & { readonly pack: PackForm };

/** One tap each. */
function Answers({ pack, arriving, withWarband, onAnswer }: AnswersProps) {
  const { t } = useTranslation(['import', 'own-packs']);
  const { systems } = useStores();
  const { systemId, here } = arriving;
  const { save } = usePackChanges(systemId);
  const own = systems.ownPacks(systemId);
  const full = own.length >= MAX_OWN_PACKS && here === 'nothing';
  const keep = (one: PackForm) => onAnswer(save(one) ? one.id : null);
  if (here === 'the-same') {
    return (
      <>
        <p className="quiet">{t('pack.same')}</p>
        <Button block size="large" icon="tick" onPress={() => onAnswer(pack.id)}>
          {t('pack.go-on')}
        </Button>
      </>
    );
  }
  if (here === 'another') {
    const taken = [...own, ...systems.typeList(systemId)].map(({ id }) => id);
    return (
      <>
        <Differs systemId={systemId} id={pack.id} />
        <Button block size="large" icon="import" onPress={() => keep(pack)}>
          {t('pack.theirs')}
        </Button>
        <Button block size="large" icon="tick" onPress={() => onAnswer(pack.id)}>
          {t('pack.mine')}
        </Button>
        {own.length >= MAX_OWN_PACKS ? null : (
          <Button block size="large" icon="copy" onPress={() => keep(besideOthers(pack, taken))}>
            {t('pack.both')}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      {full ? (
        <p className="quiet">{t('own-packs:full', { count: own.length })}</p>
      ) : (
        <Button block size="large" tone="ember" icon="import" onPress={() => keep(pack)}>
          {t('pack.keep')}
        </Button>
      )}
      <Button block size="large" tone="ghost" onPress={() => onAnswer(null)}>
        {withWarband ? t('pack.without') : t('other')}
      </Button>
      {withWarband ? <p className="quiet">{t('pack.waits')}</p> : null}
    </>
  );
}

/** Which of the own ones differs, and who is of it. */
function Differs({ systemId, id }: { readonly systemId: string; readonly id: string }) {
  const { t } = useTranslation('import');
  const say = useSay();
  const language = useLanguage();
  const { systems } = useStores();
  const { warbands } = usePackUsers(systemId)(id);
  const here = systems.ownPacks(systemId).find((one) => one.id === id);
  const name = here?.read.ok === true ? nameIn(here.read.pack, language) : id;
  const users = warbands.map((one) => one.name).filter((one) => one !== '');
  return (
    <p className="quiet">
      {t('pack.differs', { name })}{' '}
      {users.length === 0
        ? ''
        : say({ code: 'import:pack.users', params: { warbands: users.join(', ') } })}
    </p>
  );
}
