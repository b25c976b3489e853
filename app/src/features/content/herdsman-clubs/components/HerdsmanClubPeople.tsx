import { HerdsmanPeople } from '@goldbean/design-system/content';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { profileHref } from '../../../../shared/paths/index.ts';
import { herdsmanClubState } from '../herdsman-clubs.state.ts';

export interface HerdsmanClubPeopleProps {
  /** Where a visitor signs in and comes back from; null for a member. */
  readonly loginHref: string | null;
}

/** Who is in the club on the page, for members alone (S22). */
export function HerdsmanClubPeople({ loginHref }: HerdsmanClubPeopleProps) {
  const place = useLocation();
  const { club } = useSnapshot(herdsmanClubState);
  if (!club) return null;
  const people = club.members.map(({ uid, nickname, img }) => ({
    uid,
    nickname,
    img,
    href: profileHref(place, uid),
  }));
  return (
    <HerdsmanPeople
      reader={loginHref === null ? { kind: 'member', people } : { kind: 'visitor', loginHref }}
      total={club.people}
    />
  );
}
