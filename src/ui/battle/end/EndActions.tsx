import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useBattleId, useRuleSystem } from '#store/hooks.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { afterBattlePath, linkTo } from '#ui/paths.ts';
import { Rematch } from './Rematch.tsx';
import { isLeft, useAftermaths, type WarbandAftermath } from './use-aftermaths.ts';

/** The first that is left to do, and to nobody else; undefined for none, as in a game without aftermaths. */
function mainOf(
  aftermaths: readonly WarbandAftermath[],
  { afterBattle }: Pick<RuleSystem, 'afterBattle'>,
): WarbandAftermath | undefined {
  return afterBattle === null ? undefined : aftermaths.find(isLeft);
}

/** The main action after a battle: the aftermath, or a rematch if none is left to do. */
export function EndDock() {
  const { t } = useTranslation('moments');
  const id = useBattleId();
  const aftermath = mainOf(useAftermaths(), useRuleSystem());
  if (aftermath === undefined) return <Rematch look="bar" />;
  const { warbandId, name, out, begun } = aftermath;
  const hurt = out === 0 ? t('end.after-unhurt') : t('end.after-injuries', { count: out });
  return (
    <PrimaryLink
      href={linkTo(afterBattlePath(id, warbandId))}
      title={t('end.after')}
      subtitle={t('end.after-of', { name, what: begun ? t('end.after-begun') : hurt })}
    />
  );
}

/** The secondary actions: a rematch, unless it is the main one, and the aftermath of every other warband. */
export function EndActions() {
  const aftermaths = useAftermaths();
  const main = mainOf(aftermaths, useRuleSystem());
  return (
    <>
      {main === undefined ? null : <Rematch look="button" />}
      {aftermaths
        .filter((aftermath) => aftermath !== main && aftermath.own)
        .map((aftermath) => (
          <AftermathLink key={aftermath.warbandId} aftermath={aftermath} />
        ))}
    </>
  );
}

/** The aftermaths of sides that play on another phone, should they be done here all the same. */
export function OthersAftermaths() {
  const { t } = useTranslation('moments');
  const others = useAftermaths().filter(({ own }) => !own);
  if (others.length === 0) return null;
  return (
    <Fold title={t('end.after-others', { sides: list(others.map(({ name }) => name)) })}>
      {others.map((aftermath) => (
        <AftermathLink key={aftermath.warbandId} aftermath={aftermath} />
      ))}
    </Fold>
  );
}

function AftermathLink({ aftermath }: { readonly aftermath: WarbandAftermath }) {
  const { t } = useTranslation('moments');
  const id = useBattleId();
  const { afterBattle } = useRuleSystem();
  const { warbandId, name, done, begun, elsewhere } = aftermath;
  const open = afterBattle === null ? 'end.after-history' : 'end.after-for';
  const away = elsewhere && !begun ? 'end.after-elsewhere' : open;
  return (
    <LinkButton icon={done ? 'tick' : 'journal'} href={linkTo(afterBattlePath(id, warbandId))}>
      {t(done ? 'end.after-done' : away, { name })}
    </LinkButton>
  );
}
