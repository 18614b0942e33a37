import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { PackRemark } from '#rules/contract/packs.ts';
import { Card, CardHeader } from '#ui/kit/Card.tsx';
import { usePack } from './pack-context.ts';

/** A reason why a pack is refused, as a sentence. */
export function useReasonWords(): (reason: PackRemark) => string {
  const say = useSay();
  return ({ code }) => say({ code: `own-packs:reason.${code}`, params: {} });
}

/** What has to be mended in a part of the pack: said where it is mended. */
export function Reasons({ path }: { readonly path: string }) {
  const { reasons } = usePack();
  const sentence = useReasonWords();
  const here = reasons.filter((one) => one.path === path || one.path.startsWith(`${path}.`));
  if (here.length === 0) return null;
  return (
    <Card tone="leader">
      {here.map((reason) => (
        <p key={`${reason.code} ${reason.path}`} className="quiet">
          {sentence(reason)}
        </p>
      ))}
    </Card>
  );
}

/** All that has to be mended, and what is played until then. */
export function MendCard() {
  const { t } = useTranslation('own-packs');
  const { reasons, users, words } = usePack();
  const sentence = useReasonWords();
  const called = usePlaces();
  if (reasons.length === 0) return null;
  const warbands = users.map((one) => words.warband(one)).join(', ');
  return (
    <section className="air-below-3" aria-label={t('mend.title')}>
      <Card tone="leader">
        <CardHeader level={2} icon="info" title={t('mend.title')} />
        <output className="stack">
          {reasons.map((reason) => (
            <p key={`${reason.code} ${reason.path}`}>{called(reason, sentence(reason))}</p>
          ))}
          <p className="quiet">
            {users.length === 0 ? t('mend.not-yet') : t('mend.played', { warbands })}
          </p>
        </output>
      </Card>
    </section>
  );
}

/** A sentence with the part of the pack that it is about. */
function usePlaces(): (reason: PackRemark, what: string) => string {
  const { t } = useTranslation('own-packs');
  const { form, called } = usePack();
  return ({ path }, what) => {
    const [part, at = ''] = path.split('.');
    const where =
      part === 'profiles' && at !== ''
        ? called.profile(form.profiles[Number(at)]?.id ?? '')
        : part === 'equipment' && at !== ''
          ? called.list(at)
          : null;
    return where === null ? what : t('place.where', { where, what });
  };
}
