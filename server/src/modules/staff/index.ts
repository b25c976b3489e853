import type { Platform } from '../../platform/platform.ts';
import type { PeoplePorts } from '../people/index.ts';
import type { TalkPorts } from '../talk/index.ts';
import { createFeedback, feedbackRoutes } from './feedback/index.ts';

/** What members tell those who look after the product, and what those do about it. */
export function createStaffModule(platform: Platform, people: PeoplePorts, { rooms }: TalkPorts) {
  const feedback = createFeedback({
    ...platform,
    users: people.users,
    notices: people.notices,
    rooms,
    pictures: (readers) => people.files.scene('feedback', { takes: 'pictures', readers }),
  });
  return {
    features: { feedback },
    handlers: { ...feedbackRoutes(feedback) },
  };
}
