import { useTranslation } from 'react-i18next';
import { Avatar, UsersIcon } from '../../primitives/index.ts';
import { MentionBox, MentionOption } from './MentionList.styles.ts';
import { mentionAll, type Mentions } from './use-mentions.ts';

export interface MentionListProps {
  id: string;
  mentions: Mentions;
}

/** Who can be named; the keys stay in the text area. */
export function MentionList({ id, mentions: { options, active, choose } }: MentionListProps) {
  const { t } = useTranslation('chat');
  return (
    // A datalist shows no pictures.
    <MentionBox id={id} role="listbox" aria-label={t('composer.mentionList')}>
      {options.map((member, at) => (
        <MentionOption
          key={member.uid}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          onPointerDown={(event) => {
            // The text area keeps the focus.
            event.preventDefault();
            choose(member);
          }}
        >
          {member.uid === mentionAll ? (
            <UsersIcon aria-hidden="true" />
          ) : (
            <Avatar size="tiny" name={member.nickname} src={member.img} />
          )}
          <span>{member.nickname}</span>
          {member.uid === mentionAll && <small>{t('composer.mentionAllHint')}</small>}
        </MentionOption>
      ))}
    </MentionBox>
  );
}
