import { HerdsmanMeetings } from '@goldbean/design-system/content';
import { useSnapshot } from 'valtio';
import { signForMeeting } from '../herdsman-clubs.actions.ts';
import { herdsmanClubState } from '../herdsman-clubs.state.ts';

export interface HerdsmanClubMeetingsProps {
  /** Where a visitor signs in and comes back from; null for a member. */
  readonly loginHref: string | null;
}

/** The meetings of the club on the page (S22). */
export function HerdsmanClubMeetings({ loginHref }: HerdsmanClubMeetingsProps) {
  const { club, pending } = useSnapshot(herdsmanClubState);
  if (!club) return null;
  const reader = () => {
    if (loginHref !== null) return { kind: 'visitor', loginHref } as const;
    return { kind: club.joined ? 'member' : 'outside' } as const;
  };
  return (
    <HerdsmanMeetings
      meetings={club.meetings.map(({ starts_ts: at, mine, ...meeting }) => ({
        ...meeting,
        at,
        isMine: mine,
      }))}
      reader={reader()}
      pendingId={pending?.meeting ?? null}
      onSign={signForMeeting}
    />
  );
}
