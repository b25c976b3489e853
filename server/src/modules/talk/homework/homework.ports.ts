import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader } from '../../../platform/database/index.ts';

/** A group whose work a member is asked to do. */
export interface AttendedGroup {
  readonly group_id: string;
  readonly name: string;
  /** UTC ms: what was closed by then was never asked of them. */
  readonly joinedAt: number;
  /** It was dissolved: nothing can be submitted any more. */
  readonly isOver: boolean;
}

/** What the feature needs from others. */
export interface HomeworkPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly groups: {
    /** The groups in which somebody is a member without being of the staff. */
    attended(reader: Reader, uid: string): Promise<readonly AttendedGroup[]>;
  };
}
