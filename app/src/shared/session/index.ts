import { createMemberStates } from './member-states.ts';
import { createSession } from './session.ts';
import { createSessionState } from './session.state.ts';
import { stores } from './stores.ts';

export { readVariant, variantNames } from './address-variant.ts';
export { takeAddressToken } from './address-token.ts';
export { describeDevice } from './device.ts';
export { deviceId } from './device-id.ts';
export { languageKey, type Store } from './session.storage.ts';
export type { MenuEntry, Session, SignOutReason, UserBaseInfo } from './session.state.ts';
export { stores };

/** Who uses this tab. Read it with `useSnapshot`; write it with the verbs below or in an action. */
export const session = createSessionState();
export const { signIn, signOutHere, watch: watchSession } = createSession(session, stores);
export const { memberState, onMemberGone } = createMemberStates(session);
