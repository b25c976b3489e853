import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, Button, ButtonLink, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ClubActions, ClubHeadRoot, ClubHeadWords, ClubOrganiser } from './HerdsmanClubHead.styles.ts';

/** What the reader is to the club. */
export type HerdsmanMembershipState =
  | { kind: 'visitor'; loginHref: string }
  | { kind: 'outside' }
  | { kind: 'member' }
  /** Runs it, and so stays in it. */
  | { kind: 'organiser' };

export interface HerdsmanClubHeadProps {
  name: string;
  city: string;
  /** Who runs it; `img` may be empty. */
  organiser: { nickname: string; img: string };
  people: number;
  /** With so many it is full. */
  capacity: number;
  membership: HerdsmanMembershipState;
  /** Joining or leaving is under way. */
  isPending: boolean;
  onJoin: () => void;
  onLeave: () => void;
  /** What else the reader may do, such as editing: Buttons. */
  actions?: ReactNode;
}

/** The head of a herdsman club's page: where it is, who runs it, and joining it (S22). */
export function HerdsmanClubHead({
  name,
  city,
  organiser,
  people,
  capacity,
  membership,
  isPending,
  onJoin,
  onLeave,
  actions,
}: HerdsmanClubHeadProps) {
  const { t } = useTranslation('herdsman-clubs');
  const formats = useFormats();
  const isFull = people >= capacity;
  const isIn = membership.kind === 'member' || membership.kind === 'organiser';
  const busyLabel = isPending ? t('working') : undefined;
  return (
    <ClubHeadRoot>
      <ClubHeadWords>
        <h1>{name}</h1>
        <p>
          <Tag>{city}</Tag>
          {isIn && <Tag tone="success">{t('joined')}</Tag>}
          {isFull && <Tag tone="warning">{t('full')}</Tag>}
          <span>{t('people', { n: formats.number(people), max: formats.number(capacity) })}</span>
        </p>
        <p>
          <ClubOrganiser>
            <Avatar name={organiser.nickname} src={organiser.img} size="small" />
            {t('organiser', { name: organiser.nickname })}
          </ClubOrganiser>
        </p>
      </ClubHeadWords>
      <ClubActions>
        {membership.kind === 'visitor' && (
          <ButtonLink tone="primary" fill="filled" href={membership.loginHref}>
            {t('signInToJoin')}
          </ButtonLink>
        )}
        {membership.kind === 'outside' && (
          <Button
            tone="primary"
            fill="filled"
            busyLabel={busyLabel}
            onClick={onJoin}
            {...(isFull && { disabledReason: t('fullReason') })}
          >
            {t('join')}
          </Button>
        )}
        {membership.kind === 'member' && (
          <Button busyLabel={busyLabel} onClick={onLeave}>
            {t('leave')}
          </Button>
        )}
        {membership.kind === 'organiser' && <p>{t('organises')}</p>}
        {actions}
      </ClubActions>
    </ClubHeadRoot>
  );
}
