import type { CodeSender, IdentityPorts } from '../identity.ports.ts';
import type { Passwords } from '../passwords.domain.ts';
import type { Sessions } from '../sessions.usecase.ts';

/** What signing in and registering need: the feature's ports, and what the feature has made of them. */
export interface SignInDeps extends IdentityPorts {
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly codes: CodeSender;
}
