import type { PlatformRole } from '@goldbean/contract/shared';
import { proxy } from 'valtio/vanilla';

/** An account anybody may try, in demo mode (D85). */
export interface DemoAccount {
  account: string;
  role: string;
  password: string;
}

export interface AccountState {
  /** A token from the address bar is being checked: nobody is sent to the login page meanwhile (S01). */
  checking: boolean;
  roles: PlatformRole[];
  demoAccounts: DemoAccount[];
}

export const identityState = proxy<AccountState>({ checking: false, roles: [], demoAccounts: [] });
