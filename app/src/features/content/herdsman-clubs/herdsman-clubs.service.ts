import { calls, type HerdsmanClub } from '@goldbean/contract/content';
import type { CallData, CallInput } from '@goldbean/contract/shared';
import { newRequestId, request } from '../../../shared/api/index.ts';

/** Which clubs are listed. */
export interface HerdsmanQuery {
  /** Words of the name; empty for all. */
  readonly q: string;
  /** Empty for all cities. */
  readonly city: string;
  /** Only those I am in. */
  readonly isMine: boolean;
}
export type HerdsmanAnswer = CallData<typeof calls.herdsmanClubs.list>;

/** G700. */
export const listClubs = ({ q, city, isMine }: HerdsmanQuery, page: number): Promise<HerdsmanAnswer> =>
  request(calls.herdsmanClubs.list, {
    page,
    ...(q !== '' && { q }),
    ...(city !== '' && { city }),
    ...(isMine && { mine: true }),
  });

/** G701. @throws ApiError `herdsman.missing` */
export const loadClub = async (clubId: string): Promise<HerdsmanClub> =>
  (await request(calls.herdsmanClubs.detail, { club_id: clubId })).club;

/** G702: joins or leaves; with a meeting signs up for it or takes that back. @returns the club as it is now */
export const attend = async (clubId: string, meetingId: string | null, on: boolean): Promise<HerdsmanClub> =>
  (
    await request(calls.herdsmanClubs.attend, {
      club_id: clubId,
      ...(meetingId !== null && { meeting_id: meetingId }),
      on,
      request_id: newRequestId(),
    })
  ).club;

/** What is written of a club. */
export type HerdsmanInput = Omit<CallInput<typeof calls.herdsmanClubs.save>, 'request_id'>;

/** G703. @returns id of the club */
export const saveClub = async (input: HerdsmanInput, requestId: string): Promise<string> =>
  (await request(calls.herdsmanClubs.save, { ...input, request_id: requestId })).club_id;
