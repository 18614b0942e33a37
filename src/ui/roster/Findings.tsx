import { useTranslation } from '#i18n/use-translation.ts';
import type { Finding } from '#roster/finding.ts';
import { validate } from '#roster/validate.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { Card, CardHeader } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useEditor } from './editor-context.ts';
import { useFindingWords } from './finding-words.ts';
import type { ShowSheet } from './over.ts';
import './Findings.css';

type FindingsProps = { readonly onShow: ShowSheet };

/** What is unusual about the warband; nothing is prevented. */
export function Findings({ onShow }: FindingsProps) {
  const { t } = useTranslation('roster');
  const { warband, system } = useEditor();
  // That a warband without anybody has too few says itself.
  const findings = validate(warband, system).filter(
    ({ code }) => warband.members.length > 0 || code !== 'too-few-fighters',
  );
  if (findings.length === 0) return null;
  return (
    <section className="air-3 air-below-3" aria-label={t('findings.title')}>
      <Card tone="leader">
        <CardHeader level={2} icon="info" title={t('findings.title')} />
        <ul>
          {findings.map((finding, index) => (
            <li key={`${finding.code} ${index}`}>
              <FindingLine finding={finding} onShow={onShow} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** A finding that leads to its member. */
function FindingLine({ finding, onShow }: { readonly finding: Finding } & FindingsProps) {
  const { warband, words } = useEditor();
  const said = useFindingWords();
  const about = warband.members.find(({ id }) => id === finding.memberId);
  if (about === undefined) return <p className="quiet finding">{said(finding)}</p>;
  return (
    <button
      type="button"
      className="line quiet finding apart full finding-of-member"
      onClick={() => onShow({ member: about.id })}
    >
      <span>
        <b>{words.member(about)}</b> · {said(finding)}
      </span>
      <Icon name="next" size={16} />
    </button>
  );
}

/** The findings about one member, inside its sheet. */
export function FindingsOf({ id }: { readonly id: WarriorId }) {
  const { warband, system } = useEditor();
  const said = useFindingWords();
  const findings = validate(warband, system).filter(({ memberId }) => memberId === id);
  if (findings.length === 0) return null;
  return (
    <Card tone="leader">
      {findings.map((finding, index) => (
        <p key={`${finding.code} ${index}`} className="quiet finding">
          {said(finding)}
        </p>
      ))}
    </Card>
  );
}
