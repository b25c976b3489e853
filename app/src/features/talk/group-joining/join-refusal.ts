import { asApiError } from '../../../shared/api/index.ts';
import type { JoinRefusal } from './group-joining.state.ts';

/** Why a group was not entered, as its call (G098) says. */
export function joinRefusalOf(error: unknown): JoinRefusal {
  const { msgKey, detail } = asApiError(error);
  const { until, fan_level: asked, mine } = detail;
  return {
    msgKey,
    until: typeof until === 'number' ? until : null,
    // Membership alone is no level: the refusal says what is missing in its own words.
    level: typeof asked === 'number' && asked > 1 && typeof mine === 'number' ? { asked, mine } : null,
  };
}
