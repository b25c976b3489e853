import { liveLimits, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { refuse } from '../../../../platform/refusal.ts';
import type { LiveRestrictions } from '../access/restrictions.access.ts';
import { overKey } from '../live-sessions.domain.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { findLive } from '../live-sessions.repository.ts';
import { addAppointment, countAppointments, dropAppointment, findAppointed } from './audience.repository.ts';

type AppointmentRequest = CallRequest<typeof calls.live.appointment>;
type AppointmentAnswer = CallAnswer<typeof calls.live.appointment>;

/** Appointments of members with live sessions to come. */
export function createAppointments(
  { database, clock }: Pick<LivePorts, 'database' | 'clock'>,
  restrictions: Pick<LiveRestrictions, 'of'>,
) {
  return {
    /**
     * C055, T08: a second one answers `exists` and adds nothing. Made also by who still lacks what the course type asks
     * (D30), since that can be had before it begins; not by who was removed from the rooms of the channel (D26), who may
     * give up the one they have.
     */
    async appointment(uid: string, input: AppointmentRequest): Promise<AppointmentAnswer> {
      const { live_id, action } = input;
      return database.transaction(async (tx) => {
        const live = (await findLive(tx, live_id)) ?? refuse('live.missing');
        if (action === 'make') {
          const refusal = (await restrictions.of(tx, live, [uid])).get(uid)?.join;
          if (refusal) return refuse(refusal);
          if (overKey(live.state)) return refuse('live.appointment_over');
        }
        const now = clock.now();
        // Who asks for it that late knows.
        const isNear = live.start_at - now <= liveLimits.reminderMs;
        if (action === 'cancel') await dropAppointment(tx, live_id, uid);
        const isNew =
          action === 'make' &&
          (await addAppointment(tx, {
            live_id,
            uid,
            created_at: now,
            soon_for: isNear ? live.start_at : null,
          }));
        const has = (await findAppointed(tx, uid, [live_id])).has(live_id);
        const state = isNew ? 'made' : has ? 'exists' : 'none';
        return { state, count: await countAppointments(tx, live_id) };
      });
    },
  };
}
