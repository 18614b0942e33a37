import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { PackRemark } from '#rules/contract/packs.ts';
import { Card, CardHeader } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { type ShowPackSheet, usePack } from './pack-context.ts';
import '#ui/roster/Findings.css';

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
export function MendCard({ onShow }: { readonly onShow: ShowPackSheet }) {
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
            <ReasonLine
              key={`${reason.code} ${reason.path}`}
              reason={reason}
              text={called(reason, sentence(reason))}
              onShow={onShow}
            />
          ))}
          <p className="quiet">
            {users.length === 0 ? t('mend.not-yet') : t('mend.played', { warbands })}
          </p>
        </output>
      </Card>
    </section>
  );
}

type ReasonLineProps = {
  readonly reason: PackRemark;
  readonly text: string;
  readonly onShow: ShowPackSheet;
};

/** A reason that leads to where it is mended, if that is a sheet. */
function ReasonLine({ reason, text, onShow }: ReasonLineProps) {
  const { form } = usePack();
  const [part, at = ''] = reason.path.split('.');
  const profile = part === 'profiles' ? form.profiles[Number(at)] : undefined;
  const sheet =
    part === 'warband'
      ? ('limits' as const)
      : profile !== undefined && at !== ''
        ? { profile: profile.id }
        : null;
  if (sheet === null) return <p>{text}</p>;
  return (
    <button
      type="button"
      className="line finding apart full finding-of-member"
      onClick={() => onShow(sheet)}
    >
      <span>{text}</span>
      <Icon name="next" size={16} />
    </button>
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
