import type { PlatformRole } from '@goldbean/contract';

/** Who asks for something: a member and the roles that decide what the member may do. */
export interface Actor {
  readonly uid: string;
  readonly roles: readonly PlatformRole[];
}
